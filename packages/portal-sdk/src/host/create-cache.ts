import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import type { ModuleLog } from '../module-log.ts';

const staleTime = 30_000;

/**
 * Creates the one query cache of the portal, shared by the shell and all modules.
 *
 * @param log gets one line for every query that failed after all its tries: 'HTTP error! status: {status}'
 * @returns the cache; data is fresh for 30 s
 *
 * @example
 * const cache = createCache(log);
 */
export function createCache(log: Pick<ModuleLog, 'error'>): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryKey: [operation] }) => log.error(error.message, { operation, ...detailsOf(error) }),
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      // 'always': without a network the member sees an error at once and can retry; a paused query would show neither
      // data nor an error. The queries of the page are fetched again as soon as the network is back.
      queries: { staleTime, networkMode: 'always', retry: false, refetchOnReconnect: 'always' },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function detailsOf(error: Error): Record<string, unknown> {
  if (!isApiError(error)) return {};
  const { code, detail, requestId, cause } = error;
  return { code, detail, requestId, ...(cause instanceof Error && { cause: cause.message }) };
}
