import type { Draft, DraftStore } from './draft-store.ts';

const debounceMs = 250;

/** Stores a draft a moment after the last keystroke. */
export interface DraftSaver {
  /** Stores the draft 250 ms later, instead of one that is pending. */
  schedule(draft: Draft): void;
  /** Stores a pending draft at once. */
  flush(): void;
  /** Deletes the stored draft and a pending one. */
  remove(): void;
}

/** @param onStored receives after each attempt whether the draft is stored */
export function createDraftSaver(store: DraftStore, onStored: (safe: boolean) => void): DraftSaver {
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting) onStored(store.write(waiting));
    waiting = null;
  };
  return {
    flush,
    schedule: (draft) => {
      clearTimeout(timer);
      waiting = draft;
      timer = setTimeout(flush, debounceMs);
    },
    remove: () => {
      clearTimeout(timer);
      waiting = null;
      store.remove();
      onStored(true);
    },
  };
}
