import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';

/** The portal's name, the last part of every page title. */
export const portalName = 'SEED Intranet';

export interface PageOptions {
  /** Undefined while it is not known yet. */
  readonly title: string | undefined;
}

/**
 * Sets the page title and answers the ref of the page's `<h1 tabIndex={-1}>`, which takes the focus once when it
 * appears, unless the member has moved on meanwhile: `<h1 ref={heading} tabIndex={-1}>`.
 */
export function usePage({ title }: PageOptions): RefCallback<HTMLElement> {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${portalName}`;
  }, [title]);
  const [origin] = useState(() => document.activeElement);
  const taken = useRef(false);
  return useCallback(
    (heading) => {
      if (!heading || taken.current) return;
      taken.current = true;
      const active = document.activeElement;
      const free = active === null || active === document.body || active === origin;
      // preventScroll: where a page starts to be read is the shell's business.
      if (free && !active?.closest('[role="dialog"], [role="alertdialog"]')) heading.focus({ preventScroll: true });
    },
    [origin],
  );
}
