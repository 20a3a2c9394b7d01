import { type Query, QueryClient } from '@tanstack/react-query';
import { isRetryable } from '../queries/retry-policy.ts';

const firstDelayMs = 2000;
const longestDelayMs = 30_000;

/**
 * Retries the failed queries of a page in the background until they succeed; the page shows the error until then. It
 * retries only while the page is visible, after 2 s, then after twice as long up to 30 s.
 *
 * @example
 * retryFailedQueries(cache);
 */
export function retryFailedQueries(cache: QueryClient): void {
  // The attempts have a cache of their own, because in the page's cache each would replace the error by the skeleton.
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

/** Whether a page shows the error of the query, and a retry may help. */
function isRetryableFailure(query: Query): boolean {
  const { status, fetchStatus, data, error } = query.state;
  if (query.meta?.['retriesInBackground'] === false) return false;
  return status === 'error' && fetchStatus === 'idle' && data === undefined && query.isActive() && isRetryable(error);
}

/** Spreads the retries, so that a service that is up again does not get all of them at the same moment. */
const jittered = (delay: number) => delay * (0.75 + Math.random() / 2);
