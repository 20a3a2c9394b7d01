import { useEffect, useId } from 'react';
import type { ModuleProps } from '../module-props.ts';
import { usePortal } from '../module/portal-context.ts';

/** The dirty forms of each mounted module. The shell has one flag for a module, which may have several dirty forms. */
const marksOf = new WeakMap<ModuleProps['setDirty'], Set<string>>();

/**
 * Makes the shell warn the member before the page is left, as long as `dirty` is true.
 *
 * @example
 * useDirty(picture !== null);
 */
export function useDirty(dirty: boolean): void {
  const { setDirty } = usePortal();
  const id = useId();
  useEffect(() => {
    if (!dirty) return undefined;
    const marks = marksOf.get(setDirty) ?? new Set();
    marksOf.set(setDirty, marks.add(id));
    setDirty(true);
    return () => {
      marks.delete(id);
      if (marks.size === 0) setDirty(false);
    };
  }, [dirty, id, setDirty]);
}
