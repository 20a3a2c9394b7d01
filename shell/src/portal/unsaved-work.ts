import { createStore } from './store.ts';
import type { Store } from './store.ts';

/** Whether something typed would be lost, and the step that waits for the member's word on it. */
export interface UnsavedWork {
  readonly isDirty: () => boolean;
  readonly mark: (dirty: boolean) => void;
  /** Takes a step that leaves the page: at once, or when the member has agreed. */
  readonly leave: (step: () => void) => void;
  readonly waiting: Store<(() => void) | null>;
}

export function createUnsavedWork(): UnsavedWork {
  const waiting = createStore<(() => void) | null>(null);
  let dirty = false;
  return {
    isDirty: () => dirty,
    mark: (next) => {
      dirty = next;
    },
    leave: (step) => (dirty ? waiting.set(step) : step()),
    waiting,
  };
}
