import { listClubs } from '@seed/contracts/clubs';
import { findCachedRow, infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryIn, clubKeyOf, isFounding } from '../../categories.ts';
import type { Category } from '../../categories.ts';

/**
 * The category in a URL; null if there is none of that name. Of a club it is called as the club is called today; while
 * that is not known, or cannot be asked, by the words of its key.
 */
export function useCategory(segment: string | undefined): Category | null {
  const category = categoryIn(segment);
  const key = category && clubKeyOf(category);
  const clubs = useClubs(key);
  const club = clubs.data?.find((one) => one.key === key);
  const isNobodys = club === undefined && clubs.isSuccess && !clubs.isFetching;
  if (key !== null && isNobodys && !isFounding(key)) return null;
  return categoryIn(segment, club);
}

/** The clubs, if one of them is meant; one that the cache does not know may be new, so the service is asked. */
function useClubs(key: string | null) {
  const api = useApi();
  const [isKnown] = useState(() => findCachedRow(api.cache, listClubs, (club) => club.key === key) !== undefined);
  return useInfiniteQuery({
    ...infiniteQueryFor(api, listClubs),
    enabled: key !== null,
    refetchOnMount: isKnown || 'always',
  });
}
