import { whenEngaged } from '@seed/portal-sdk';
import { useEffect } from 'react';
import { loadComments } from './late-comments.tsx';

/**
 * Loads the code of the comments beside a list of posts that is shown, once the member does something with it: most of them
 * open a post next, which then has its comments without a further round trip.
 */
export function useCommentsAhead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const shown = new AbortController();
    void whenEngaged(shown.signal).then(loadComments);
    return () => shown.abort();
  }, [isShown]);
}
