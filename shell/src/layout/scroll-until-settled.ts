interface Options {
  /** The time after which it gives up. */
  readonly timeoutMs: number;
  /** Runs at the end, whether the position was reached or not. */
  readonly onEnd: () => void;
}

/** A page whose height has not changed for this long is complete. */
const settledMs = 600;

/**
 * Scrolls to a position as soon as the page is tall enough, and again after each change of its height, because a skeleton
 * may be shorter than the content. It ends when the height settles or the member scrolls.
 *
 * @param target returns the position in pixels, or null while it does not exist
 * @returns the function that ends it
 */
export function scrollUntilSettled(target: () => number | null, { timeoutMs, onEnd }: Options): () => void {
  const ends = new AbortController();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    const top = target();
    // The height of a page is rounded to whole pixels, its position is not.
    const reachable = Math.ceil(document.documentElement.scrollHeight - window.innerHeight);
    if (top === null || reachable + 1 < top) return;
    if (window.scrollY !== top) window.scrollTo(0, top);
    clearTimeout(rest);
    rest = setTimeout(() => ends.abort(), settledMs);
  };
  const grown = new ResizeObserver(attempt);
  const last = setTimeout(() => ends.abort(), timeoutMs);
  ends.signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(rest);
    clearTimeout(last);
    onEnd();
  });
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => ends.abort(), { signal: ends.signal, passive: true });
  }
  grown.observe(document.body);
  return () => ends.abort();
}
