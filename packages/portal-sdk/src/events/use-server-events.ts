import type { Endpoint, EventData } from '@seed/contracts/endpoint';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../module/portal-context.ts';

/**
 * Calls the listener with each event of a stream while the component is mounted; without data when something may have
 * changed, as when a proxy lets no stream pass: the component then fetches what it shows.
 *
 * @param endpoint an endpoint with `eventData`
 *
 * @example
 * useServerEvents(streamNotices, () => void api.cache.invalidateQueries({ queryKey: queryKeyFor(listNotices) }));
 */
export function useServerEvents<E extends Endpoint>(
  endpoint: E,
  listener: (data: EventData<E> | undefined) => void,
): void {
  const api = useApi();
  const onEvent = useEffectEvent(listener);
  useEffect(() => api.subscribe(endpoint, (data) => onEvent(data)), [api, endpoint]);
}
