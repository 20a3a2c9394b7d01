export type ToastTone = 'success' | 'info' | 'error';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

/** What is told in passing. Lives outside React, so that anything may notify; `ToastRegion` shows it. */
export interface ToastQueue {
  /** Answers the toast's id. The same words with the same tone are not shown twice at a time. */
  notify(notice: Omit<Toast, 'id'>): number;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
  getToasts(): readonly Toast[];
}

const maxToasts = 3;

/** Makes a queue; the shell has one for the whole portal. */
export const createToastQueue = (): ToastQueue => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    notify({ tone, text }) {
      const id = ++lastId;
      const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
      set([...others, { id, tone, text }].slice(-maxToasts));
      return id;
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToasts: () => toasts,
  };
};
