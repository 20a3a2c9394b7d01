import { queryFor, useApi } from '@seed/portal-sdk';
import { listLogEntries } from '@seed/registry-contracts/log';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { freshMs } from '../constants.ts';
import { refreshRegistry } from './refresh-registry.ts';

/** Keeps the page up to date while it is visible: every act has an entry in the log, so one small read finds them all. */
export function useLiveRegistry(): void {
  const api = useApi();
  const { data } = useQuery({
    ...queryFor(api, listLogEntries, { query: { limit: 1 } }),
    refetchInterval: freshMs,
    // The lists of the page report that the registry does not respond.
    retry: false,
  });
  const newest = data?.[0]?.sequence;
  const seen = useRef(newest);
  useEffect(() => {
    if (newest !== undefined && seen.current !== undefined && newest !== seen.current) refreshRegistry(api);
    seen.current = newest;
  }, [api, newest]);
}
