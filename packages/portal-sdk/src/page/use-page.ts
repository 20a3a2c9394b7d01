import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';

/** The portal's name, the last part of every page title. */
export const portalName = 'SEED Intranet';

/** The options of `usePage`. */
export interface PageOptions {
  /** The first part of `document.title`; undefined while the page loads. */
  readonly title: string | undefined;
}

/**
 * Sets the title of the page and moves the focus to its heading when that appears, unless the member has moved the
 * focus meanwhile.
 *
 * @returns the ref of the page's heading
 *
 * @example
 * const heading = usePage({ title: 'Notices' });
 * return <h1 ref={heading} tabIndex={-1}>Notices</h1>;
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
      // preventScroll: the shell decides where on the page the member starts to read.
      if (free && !active?.closest('[role="dialog"], [role="alertdialog"]')) heading.focus({ preventScroll: true });
    },
    [origin],
  );
}
