import { createStore } from '@seed/ui/store';
import type { Store } from '@seed/ui/store';

/** A step that waits for the member's confirmation, and what it loses. */
export interface BlockedStep {
  readonly run: () => void;
  readonly loses: 'changes' | 'drafts';
}

/** Whether the page has unsaved work, and the step that waits for the member's confirmation. */
export interface UnsavedWork {
  readonly isDirty: () => boolean;
  readonly setDirty: (dirty: boolean) => void;
  /** Runs a step that leaves the page, after the member's confirmation if there is unsaved work. */
  readonly leave: (step: () => void) => void;
  /** Runs a step that deletes the drafts on this device, after the member's confirmation. */
  readonly deleteDrafts: (step: () => void) => void;
  readonly blockedStep: Store<BlockedStep | null>;
}

export function createUnsavedWork(): UnsavedWork {
  const blockedStep = createStore<BlockedStep | null>(null);
  let dirty = false;
  return {
    isDirty: () => dirty,
    setDirty: (next) => {
      dirty = next;
    },
    leave: (step) => (dirty ? blockedStep.set({ run: step, loses: 'changes' }) : step()),
    deleteDrafts: (step) => blockedStep.set({ run: step, loses: 'drafts' }),
    blockedStep,
  };
}
