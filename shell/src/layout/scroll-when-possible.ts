interface Options {
  /** Milliseconds after which it is given up. */
  readonly within: number;
  /** Told when the page is where it should be, or when that was given up. */
  readonly ended: () => void;
}

/** A page that has not grown or shrunk for so long has been drawn. */
const restMs = 600;

/**
 * Scrolls to `aim` as soon as the page is tall enough, and again whenever the page changes its height until it rests: a
 * skeleton may have been shorter than what it stands for. Ends as well when the member scrolls. Answers how to end it.
 */
export function scrollWhenPossible(aim: () => number | null, { within, ended }: Options): () => void {
  const ends = new AbortController();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    const top = aim();
    // The height of a page is told in whole pixels, its place is not.
    const reachable = Math.ceil(document.documentElement.scrollHeight - window.innerHeight);
    if (top === null || reachable + 1 < top) return;
    if (window.scrollY !== top) window.scrollTo(0, top);
    clearTimeout(rest);
    rest = setTimeout(() => ends.abort(), restMs);
  };
  const grown = new ResizeObserver(attempt);
  const last = setTimeout(() => ends.abort(), within);
  ends.signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(rest);
    clearTimeout(last);
    ended();
  });
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => ends.abort(), { signal: ends.signal, passive: true });
  }
  grown.observe(document.body);
  return () => ends.abort();
}
