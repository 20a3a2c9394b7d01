import { useEffect, useState } from 'react';
import type { ApiClient } from '../api/api-client.ts';
import { useApi } from '../module/portal-context.ts';

/** The names of the delays that are over, by API client: the portal makes a client for each visit. */
const passedIn = new WeakMap<ApiClient, Set<string>>();

/**
 * Whether a delay of the specification is over. It starts with the first render, in parallel with the fetch,
 * and runs once per visit: the next time the delay of this name is over at once.
 *
 * @param name names the delay
 * @param ms milliseconds
 * @returns false until the delay is over
 *
 * @example
 * const isReady = useMinimumDelay('notices', 500);
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
