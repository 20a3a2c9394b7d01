import type { QueryClient } from '@tanstack/react-query';
import { createApiClient } from '../api/api-client.ts';
import { createSubscribe } from '../events/subscribe.ts';
import type { SubscribeOptions } from '../events/subscribe.ts';
import type { ModuleProps } from '../module-props.ts';

/**
 * Creates the API client with the shared cache, as modules get it.
 *
 * @returns the client, with the cache as its property `cache` and the streams of events as `subscribe`
 *
 * @example
 * const api = createApi({ baseUrl: '/api/v1', token, onUnauthorized: session.end, log, cache: createCache(log) });
 */
export function createApi(options: SubscribeOptions & { readonly cache: QueryClient }): ModuleProps['api'] {
  return Object.assign(createApiClient(options), { cache: options.cache, subscribe: createSubscribe(options) });
}
