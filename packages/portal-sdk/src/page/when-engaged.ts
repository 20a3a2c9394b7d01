/** Events of a member who uses the page. A page may scroll by itself, to the position it had before. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** Afterwards a page counts as used. */
const longestWaitMs = 10_000;

let ofPage: Promise<void> | undefined;

/**
 * Watches what the member does with the page from now on, so that what begins to wait later does not wait for another sign.
 *
 * @example
 * watchEngagement();
 */
export function watchEngagement(): void {
  ofPage = firstSign();
}

/**
 * Resolves when the member has done something with the portal since it was opened, and ten seconds after that at the latest.
 * Requests for data that the page in view does not show wait for it, so that its first seconds belong to the page, and a
 * page that is only read costs the services nothing more.
 *
 * @param signal ends the waiting: aborted before the member has done something, it never resolves
 *
 * @example
 * useEffect(() => {
 *   const shown = new AbortController();
 *   void whenEngaged(shown.signal).then(() => api.cache.prefetchQuery(queryFor(api, listNotes)));
 *   return () => shown.abort();
 * }, [api]);
 */
export function whenEngaged(signal?: AbortSignal): Promise<void> {
  const engaged = ofPage ?? firstSign(signal);
  return new Promise((resolve) => {
    void engaged.then(() => {
      if (signal?.aborted !== true) resolve();
    });
  });
}

function firstSign(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
    };
    const engage = () => {
      end();
      resolve();
    };
    const timer = setTimeout(engage, longestWaitMs);
    for (const sign of signs) addEventListener(sign, engage, { capture: true, passive: true, signal: waiting.signal });
    signal?.addEventListener('abort', end, { signal: waiting.signal });
  });
}
