import { isDialogEntry } from '@seed/portal-sdk/dialog-entry';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { constants } from '../constants.ts';
import { markOf, pageHeading } from './heading-mark.ts';

/**
 * After a page change the focus goes to the new page's heading, as soon as there is one: also that of a module, which
 * draws its page a little later. Not on the first page, not if the member is already somewhere else, and not when a
 * dialog over the page opens or closes: it takes the focus and gives it back.
 */
export function usePageArrival(): void {
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
    const left = markOf(pageHeading());
    return untilDone((isLate) => {
      const heading = pageHeading();
      if (!heading || (markOf(heading) === left && !isLate)) return false;
      if (isFree(origin)) focus(heading);
      return true;
    });
  }, [pathname, action, opensDialog]);
}

/** A module may draw its old page once more before the new one. */
const lateRender = 400;

/** Tries now, at every change of the page, and once when an unchanged heading must be the right one. */
function untilDone(attempt: (isLate: boolean) => boolean): () => void {
  // A flag and no clock: a timer may fire a little before the time that it was set to.
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
  }, lateRender);
  const last = setTimeout(end, constants.pageSettleTime);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  tryOnce();
  return end;
}

function isFree(origin: Element | null): boolean {
  const active = document.activeElement;
  if (document.querySelector('dialog[open], [role="dialog"]')) return false;
  return active === null || active === document.body || active === origin;
}

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
