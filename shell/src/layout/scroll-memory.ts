import { isDialogEntry } from '@seed/portal-sdk/dialog-entry';
import { constants } from '../constants.ts';
import { tabStorage } from '../safe-storage.ts';
import { scrollUntilSettled } from './scroll-until-settled.ts';

const storageKey = 'seed.scroll';
const maxPositions = 50;

interface PageLocation {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
  readonly state: unknown;
}

interface RouterLike {
  readonly state: { readonly location: PageLocation; readonly historyAction: string };
  subscribe(listener: () => void): () => void;
}

/**
 * Restores the scroll position after a reload and on the way back. A new page starts at its top, or at its URL's fragment.
 * The browser's own restoration fails while a module's page is still too short.
 */
export function restoreScroll(router: RouterLike): void {
  const positions = readPositions();
  let shown = router.state.location;
  /** Returns the position that the page is being scrolled to; null once it is reached. */
  let target: (() => number | null) | null = null;
  let stop = () => {};
  history.scrollRestoration = 'manual';

  const scrollTo = (place: () => number | null) => {
    target = place;
    stop = scrollUntilSettled(place, { timeoutMs: constants.pageSettleTime, onEnd: () => (target = null) });
  };
  const leave = (place: PageLocation) => {
    // A page that is left before it has reached its position keeps that position.
    positions.set(place.key, target?.() ?? window.scrollY);
    stop();
    target = null;
  };
  router.subscribe(() => {
    if (router.state.location === shown) return;
    const left = shown;
    shown = router.state.location;
    leave(left);
    const { historyAction } = router.state;
    if (isSamePage(left, shown, historyAction)) return;
    const place = placeIn(shown, historyAction === 'POP' ? positions.get(shown.key) : undefined);
    // After React has rendered the new page.
    if (place) requestAnimationFrame(() => scrollTo(place));
    // Before: the new page may scroll to a part of itself as soon as it renders, as to the comment that its URL names.
    else window.scrollTo(0, 0);
  });
  window.addEventListener('pagehide', () => {
    positions.set(shown.key, target?.() ?? window.scrollY);
    tabStorage.set(storageKey, JSON.stringify([...positions].slice(-maxPositions)));
  });
  const place = placeIn(shown, isFreshVisit() ? undefined : positions.get(shown.key));
  // The first page starts at the top by itself.
  if (place) scrollTo(place);
}

/** Returns what finds the position at which a page is shown: the saved one, or its URL's fragment; null for the top. */
function placeIn({ hash }: PageLocation, savedTop = 0): (() => number | null) | null {
  if (savedTop > 0) return () => savedTop;
  return hash === '' ? null : () => topOfFragment(hash);
}

/** The first history entry of every document has the same key, so only a reload and the back button may use it. */
function isFreshVisit(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
}

/** Whether the page keeps its position: after a new search on it, or when a dialog opens or closes. */
function isSamePage(left: PageLocation, next: PageLocation, action: string): boolean {
  if (isDialogEntry(next.state) && action === 'PUSH') return true;
  if (isDialogEntry(left.state) && (action === 'POP' || left.pathname.startsWith(next.pathname))) return true;
  return left.pathname === next.pathname && next.hash === '';
}

/** The position of the URL's fragment; null while its element does not exist. */
function topOfFragment(hash: string): number | null {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!part) return null;
  const { scrollMarginTop } = getComputedStyle(part);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const room = [scrollMarginTop, scrollPaddingTop].map((length) => Number.parseFloat(length) || 0);
  return Math.max(
    0,
    room.reduce((top, length) => top - length, window.scrollY + part.getBoundingClientRect().top),
  );
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    // The entry has another format, so there are no positions.
    return new Map();
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
