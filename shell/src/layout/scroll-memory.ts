import { isDialogEntry } from '@seed/portal-sdk/dialog-entry';
import { constants } from '../constants.ts';
import { tabStorage } from '../safe-storage.ts';
import { scrollWhenPossible } from './scroll-when-possible.ts';

const storageKey = 'seed.scroll';
const mostPlaces = 50;

interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
  readonly state: unknown;
}

interface RouterLike {
  readonly state: { readonly location: Place; readonly historyAction: string };
  subscribe(listener: () => void): () => void;
}

/**
 * Going back or reloading returns to where the page was; a new page begins at its top, or at the part that its address
 * names. The browser's own memory gives up when the page is still too short, and a module draws its page a little later.
 */
export function rememberScroll(router: RouterLike): void {
  const places = readPlaces();
  let shown = router.state.location;
  /** Where the page shown is to be scrolled to, until it is there. */
  let aim: (() => number | null) | null = null;
  let stop = () => {};
  history.scrollRestoration = 'manual';

  const arrive = (left: Place | null, known: number | undefined) => {
    const { hash } = router.state.location;
    // The top needs no height to be reached.
    if (known !== undefined && known > 0) aim = () => known;
    else if (hash !== '') aim = () => topOf(hash);
    else if (left !== null) window.scrollTo(0, 0);
    if (aim) stop = scrollWhenPossible(aim, { within: constants.pageSettleTime, ended: () => (aim = null) });
  };
  const leave = (place: Place) => {
    // Who leaves while the page is still on the way to its place comes back to that place.
    places.set(place.key, aim?.() ?? window.scrollY);
    stop();
    aim = null;
  };
  router.subscribe(() => {
    if (router.state.location === shown) return;
    const left = shown;
    shown = router.state.location;
    leave(left);
    const { historyAction } = router.state;
    if (isSamePage(left, shown, historyAction)) return;
    const known = historyAction === 'POP' ? places.get(shown.key) : undefined;
    // After React has drawn the page: until then the old one would be scrolled.
    requestAnimationFrame(() => arrive(left, known));
  });
  window.addEventListener('pagehide', () => {
    places.set(shown.key, aim?.() ?? window.scrollY);
    tabStorage.set(storageKey, JSON.stringify([...places].slice(-mostPlaces)));
  });
  arrive(null, isFreshVisit() ? undefined : places.get(shown.key));
}

/** The first entry of every document has the same key: only a reload and the browser's back return to its place. */
function isFreshVisit(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
}

/** Another search on the page, or a dialog that opens or closes over it: it stays where it is. */
function isSamePage(left: Place, next: Place, action: string): boolean {
  if (isDialogEntry(next.state) && action === 'PUSH') return true;
  if (isDialogEntry(left.state) && (action === 'POP' || left.pathname.startsWith(next.pathname))) return true;
  return left.pathname === next.pathname && next.hash === '';
}

/** Where the part of the page begins that the address names; null while it is not there. */
function topOf(hash: string): number | null {
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

function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPlace) : []);
  } catch {
    // Written by somebody else: begin anew.
    return new Map();
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
