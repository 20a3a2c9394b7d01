import { useEffect, useState } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { useApi } from '../module/portal-context.ts';

/** Delays that have passed, by visit: the portal makes one API client a visit. */
const passedIn = new WeakMap<ApiClient, Set<string>>();

/**
 * Whether the delay is over. It runs from mount, beside whatever is being fetched, and once per visit: the next time
 * under the same name it is over at once.
 */
export function useMinimumDelay(name: string, ms: number): boolean {
  const api = useApi();
  const [over, setOver] = useState(() => passedIn.get(api)?.has(name) ?? false);
  useEffect(() => {
    if (over) return undefined;
    const timer = setTimeout(() => {
      passedIn.set(api, (passedIn.get(api) ?? new Set()).add(name));
      setOver(true);
    }, ms);
    return () => clearTimeout(timer);
  }, [api, name, ms, over]);
  return over;
}
