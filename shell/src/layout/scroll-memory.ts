import { constants } from '../constants.ts';
import { tabStorage } from '../safe-storage.ts';

const storageKey = 'seed.scroll';

interface Place {
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
}

interface RouterLike {
  readonly state: { readonly location: Place; readonly historyAction: string };
  subscribe(listener: () => void): () => void;
}

/**
 * Going back or reloading returns to where the page was; a new page begins at its top. The browser's own memory gives
 * up when the page is still too short, and a module draws its page a little later.
 */
export function rememberScroll(router: RouterLike): void {
  const places = readPlaces();
  let shown = router.state.location;
  let settle = () => {};
  history.scrollRestoration = 'manual';

  const arrive = (left: Place | null) => {
    settle();
    const { location: place, historyAction } = router.state;
    const known = historyAction === 'POP' ? places.get(place.key) : undefined;
    if (known !== undefined) settle = scrollWhenTallEnough(known);
    else if (place.hash !== '') settle = () => {};
    else if (left && left.pathname !== place.pathname) window.scrollTo(0, 0);
  };
  router.subscribe(() => {
    if (router.state.location === shown) return;
    const left = shown;
    shown = router.state.location;
    // After React has drawn the page: until then the old one would be scrolled.
    requestAnimationFrame(() => arrive(left));
  });
  window.addEventListener('scroll', () => places.set(shown.key, window.scrollY), { passive: true });
  window.addEventListener('pagehide', () => tabStorage.set(storageKey, JSON.stringify([...places].slice(-50))));
  arrive(null);
}

/** Ends when it is reached, when the member scrolls, or when the page had its time. */
function scrollWhenTallEnough(top: number): () => void {
  const ends = new AbortController();
  const tallEnough = new ResizeObserver(() => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable < top) return;
    window.scrollTo(0, top);
    ends.abort();
  });
  const timer = setTimeout(() => ends.abort(), constants.pageSettleTime);
  ends.signal.addEventListener('abort', () => {
    tallEnough.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, () => ends.abort(), { signal: ends.signal, passive: true });
  }
  tallEnough.observe(document.body);
  return () => ends.abort();
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
