import { listClubs } from '@seed/contracts/clubs';
import { findCachedRow, infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** All clubs, in their order: there are few, so they come on one page. */
export function useClubs() {
  return useInfiniteQuery(infiniteQueryFor(useApi(), listClubs));
}

/** The club with this page; one that the cache does not know may be new, so the service is asked. */
export function useClub(route: string) {
  const api = useApi();
  const [isKnown] = useState(() => findCachedRow(api.cache, listClubs, (club) => club.route === route) !== undefined);
  const clubs = useInfiniteQuery({ ...infiniteQueryFor(api, listClubs), refetchOnMount: isKnown || 'always' });
  return { ...clubs, club: clubs.data?.find((one) => one.route === route) };
}
