import { QueryClient } from '@tanstack/react-query';

const staleTime = 30_000;

/** The one query cache of the portal, shared by the shell and all modules. */
export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': without a network the member is told at once and can retry; a paused query would just hang.
      // And what he looks at is read again as soon as the network is back.
      queries: { staleTime, networkMode: 'always', retry: false, refetchOnReconnect: 'always' },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
