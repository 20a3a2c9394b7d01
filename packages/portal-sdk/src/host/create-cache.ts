import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import type { ModuleLog } from '../module-log.ts';

const staleTime = 30_000;

/**
 * Creates the one query cache of the portal, shared by the shell and all modules.
 * @param log gets one line for every query that failed after all its tries: 'HTTP error! status: {status}'
 */
export function createCache(log: Pick<ModuleLog, 'error'>): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryKey: [operation] }) => log.error(error.message, { operation, ...detailsOf(error) }),
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      // 'always': without a network the member sees an error at once and can retry; a paused query would just hang.
      // What is on the page is read again as soon as the network is back.
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
