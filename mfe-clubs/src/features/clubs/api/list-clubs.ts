import { listClubs } from '@seed/clubs-contracts/clubs';
import type { Club } from '@seed/clubs-contracts/clubs';
import { findCachedRow, infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slugOf } from '../../../paths.ts';

/** All clubs in display order. There are few, so one page contains all. */
export function useClubs() {
  return useInfiniteQuery(infiniteQueryFor(useApi(), listClubs));
}

/** The same for the list itself: new clubs are put into it at a press only, see `NewRows`. */
export function useShownClubs() {
  return useInfiniteQuery({ ...infiniteQueryFor(useApi(), listClubs), refetchOnWindowFocus: false });
}

/** The club with the slug or key of a URL, in any case. The list is fetched again for one that is not cached. */
export function useClub(segment: string) {
  const api = useApi();
  const isNamed = ({ key, route }: Club) => [slugOf(route), key.toLowerCase()].includes(segment.toLowerCase());
  const [isCached] = useState(() => findCachedRow(api.cache, listClubs, isNamed) !== undefined);
  const clubs = useInfiniteQuery({ ...infiniteQueryFor(api, listClubs), refetchOnMount: isCached || 'always' });
  return { ...clubs, club: clubs.data?.find(isNamed) };
}
