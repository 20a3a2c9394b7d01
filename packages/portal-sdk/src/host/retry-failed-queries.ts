import { type Query, QueryClient } from '@tanstack/react-query';
import { isRetryable } from '../queries/retry-policy.ts';

const firstDelayMs = 2000;
const longestDelayMs = 30_000;

/**
 * Asks again, behind the page's back, for what a page could not be shown without, until it comes: the page heals by
 * itself, and what it tells meanwhile stands still. Only while somebody looks at it, and ever more seldom.
 */
export function retryFailedQueries(cache: QueryClient): void {
  // A cache of its own: in the page's own one a new attempt would take the error away and bring the skeleton back.
  const attempts = new QueryClient({ defaultOptions: { queries: { gcTime: 0, networkMode: 'always' } } });
  const waiting = new Set<Query>();

  const wait = (query: Query, delay: number) => {
    if (waiting.has(query)) return;
    waiting.add(query);
    setTimeout(() => void attempt(query, delay), jittered(delay));
  };
  const attempt = async (query: Query, delay: number) => {
    waiting.delete(query);
    if (!isRetryableFailure(query)) return;
    if (document.hidden) return wait(query, delay);
    try {
      const data = await attempts.fetchQuery({ ...query.options, queryKey: query.queryKey, retry: false });
      if (isRetryableFailure(query)) cache.setQueryData(query.queryKey, data);
    } catch (error) {
      if (isRetryable(error)) wait(query, Math.min(delay * 2, longestDelayMs));
    }
  };
  cache.getQueryCache().subscribe((event) => {
    const query = event.query as Query;
    if ((event.type === 'updated' || event.type === 'observerAdded') && isRetryableFailure(query))
      wait(query, firstDelayMs);
  });
}

/** Whether a page is shown without it, and may be shown with it later. */
function isRetryableFailure(query: Query): boolean {
  const { status, fetchStatus, data, error } = query.state;
  if (query.meta?.['retriesInBackground'] === false) return false;
  return status === 'error' && fetchStatus === 'idle' && data === undefined && query.isActive() && isRetryable(error);
}

/** A service that comes back is not asked by everybody at the same moment. */
const jittered = (delay: number) => delay * (0.75 + Math.random() / 2);
