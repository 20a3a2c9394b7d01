import type { Draft, DraftStore } from './draft-store.ts';

const debounceMs = 250;

/** Stores a draft a moment after the last keystroke. */
export interface DraftKeeper {
  keep(draft: Draft): void;
  /** Stores a waiting draft at once. */
  flush(): void;
  drop(): void;
}

/** `onStored` is called after each attempt with whether the draft is stored. */
export function draftKeeper(store: DraftStore, onStored: (safe: boolean) => void): DraftKeeper {
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (waiting) onStored(store.write(waiting));
    waiting = null;
  };
  return {
    flush,
    keep: (draft) => {
      clearTimeout(timer);
      waiting = draft;
      timer = setTimeout(flush, debounceMs);
    },
    drop: () => {
      clearTimeout(timer);
      waiting = null;
      store.remove();
      onStored(true);
    },
  };
}
