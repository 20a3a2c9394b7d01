import { createStore } from '@seed/ui/store';
import type { Store } from '@seed/ui/store';

/** Whether the page has unsaved work, and the step that waits for the member's confirmation. */
export interface UnsavedWork {
  readonly isDirty: () => boolean;
  readonly setDirty: (dirty: boolean) => void;
  /** Runs a step that leaves the page, after the member's confirmation if there is unsaved work. */
  readonly leave: (step: () => void) => void;
  readonly blockedStep: Store<(() => void) | null>;
}

export function createUnsavedWork(): UnsavedWork {
  const blockedStep = createStore<(() => void) | null>(null);
  let dirty = false;
  return {
    isDirty: () => dirty,
    setDirty: (next) => {
      dirty = next;
    },
    leave: (step) => (dirty ? blockedStep.set(step) : step()),
    blockedStep,
  };
}
