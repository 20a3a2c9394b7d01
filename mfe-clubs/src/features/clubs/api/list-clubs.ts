import { listClubs } from '@seed/contracts/clubs';
import type { Club } from '@seed/contracts/clubs';
import { findCachedRow, infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slugOf } from '../../../paths.ts';

/** All clubs, in their order: there are few, so they come on one page. */
export function useClubs() {
  return useInfiniteQuery(infiniteQueryFor(useApi(), listClubs));
}

/** The club that a URL names by its slug or its key, in any case; one that is not cached may be new. */
export function useClub(segment: string) {
  const api = useApi();
  const isNamed = ({ key, route }: Club) => [slugOf(route), key.toLowerCase()].includes(segment.toLowerCase());
  const [isCached] = useState(() => findCachedRow(api.cache, listClubs, isNamed) !== undefined);
  const clubs = useInfiniteQuery({ ...infiniteQueryFor(api, listClubs), refetchOnMount: isCached || 'always' });
  return { ...clubs, club: clubs.data?.find(isNamed) };
}
