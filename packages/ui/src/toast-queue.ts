import { createStore } from './store.ts';

/** An 'error' is announced at once and stays until it is dismissed. */
export type ToastTone = 'success' | 'info' | 'error';

/** The button of a toast. */
export interface ToastAction {
  readonly label: string;
  /** Runs once; the toast is removed. */
  readonly onPress: () => void;
  /** The time in milliseconds for which it is offered. It does not stop, because what it does is possible so long only. */
  readonly offeredMs: number;
}

/** A short notice. */
export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** The toasts of the portal. It is independent of React, so any code can notify; `ToastRegion` shows it. */
export interface ToastQueue {
  /** Adds a toast, in place of one with the same text and tone. Returns its id. */
  notify(notice: Omit<Toast, 'id'>): number;
  dismiss(id: number): void;
  /** Runs the listener after each change. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** The toasts shown, the oldest first; the same array until it changes. */
  getToasts(): readonly Toast[];
}

const maxToasts = 3;

/**
 * Creates a queue of at most three toasts. The shell has one for the whole portal.
 *
 * @example
 * ```ts
 * import { createToastQueue } from '@seed/ui/toast-queue';
 *
 * const queue = createToastQueue();
 * queue.notify({ tone: 'success', text: 'Your post is published.' });
 * ```
 */
export const createToastQueue = (): ToastQueue => {
  const toasts = createStore<readonly Toast[]>([]);
  let lastId = 0;
  return {
    notify({ tone, text, action }) {
      const id = ++lastId;
      // Two toasts with actions are about two things, also with the same text.
      const isSame = (toast: Toast) => toast.text === text && toast.tone === tone && !toast.action && !action;
      const others = toasts.get().filter((toast) => !isSame(toast));
      toasts.set([...others, { id, tone, text, ...(action && { action }) }].slice(-maxToasts));
      return id;
    },
    dismiss: (id) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
    subscribe: toasts.subscribe,
    getToasts: toasts.get,
  };
};
