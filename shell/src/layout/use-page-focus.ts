import { isDialogEntry } from '@seed/portal-sdk/dialog-entry';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { constants } from '../constants.ts';
import { headingKey, pageHeading } from './page-heading.ts';

/**
 * Moves the focus to the new page's heading after a page change, as soon as the module has drawn it. The first page and
 * dialogs do not move the focus, nor does a page on which the member has focused something else meanwhile.
 */
export function usePageFocus(): void {
  const location = useLocation();
  const { pathname } = location;
  const action = useNavigationType();
  const opensDialog = isDialogEntry(location.state);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (opensDialog) return undefined;
    const isFirst = shown.current === null && action === NavigationType.Pop;
    const isSame = shown.current === pathname;
    shown.current = pathname;
    if (isFirst || isSame) return undefined;
    const origin = document.activeElement;
    const oldHeading = headingKey(pageHeading());
    return retryOnChanges((isLate) => {
      const heading = pageHeading();
      if (!heading || (headingKey(heading) === oldHeading && !isLate)) return false;
      if (canMoveFocus(origin)) focus(heading);
      return true;
    });
  }, [pathname, action, opensDialog]);
}

/** Until then, an unchanged heading may belong to the old page. */
const lateRenderMs = 400;

/** Runs the attempt now, at each change of the page, and once late, until it returns true. */
function retryOnChanges(attempt: (isLate: boolean) => boolean): () => void {
  // A flag instead of the clock, because a timer may fire slightly early.
  let isLate = false;
  const end = () => {
    observer.disconnect();
    clearTimeout(late);
    clearTimeout(last);
  };
  const tryOnce = () => {
    if (attempt(isLate)) end();
  };
  const observer = new MutationObserver(tryOnce);
  const late = setTimeout(() => {
    isLate = true;
    tryOnce();
  }, lateRenderMs);
  const last = setTimeout(end, constants.pageSettleTime);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  tryOnce();
  return end;
}

function canMoveFocus(origin: Element | null): boolean {
  const active = document.activeElement;
  if (document.querySelector('dialog[open], [role="dialog"]')) return false;
  return active === null || active === document.body || active === origin;
}

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
