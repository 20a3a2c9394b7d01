import { listClubs } from '@seed/clubs-contracts/club-list';
import { findCachedRow, infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryOf, foundingKey, isLibraryKey, keyNamed } from '../../categories.ts';
import type { Category } from '../../categories.ts';

/**
 * The category of a URL, in any case; null if it does not exist, undefined while the clubs load. The clubs of the
 * programme do not need the list. If the list does not load, any other key counts as that of a club, whose name is made
 * of the words of the key.
 */
export function useCategory(segment: string): Category | null | undefined {
  const founding = foundingKey(segment);
  const clubs = useClubs(segment, founding === undefined || !isLibraryKey(founding));
  const key = founding ?? keyNamed(segment, clubs.data?.map((club) => club.key) ?? []);
  if (key !== undefined)
    return categoryOf(
      key,
      clubs.data?.find((club) => club.key === key),
    );
  if (categoryOf(segment) === null) return null;
  if (clubs.isFetching) return undefined;
  return clubs.isSuccess ? null : categoryOf(segment);
}

/** The clubs, if the URL may name one. The list is fetched again for a club that is not cached, because it may be new. */
function useClubs(segment: string, enabled: boolean) {
  const api = useApi();
  const [isCached] = useState(
    () => findCachedRow(api.cache, listClubs, ({ key }) => keyNamed(segment, [key]) !== undefined) !== undefined,
  );
  return useInfiniteQuery({ ...infiniteQueryFor(api, listClubs), enabled, refetchOnMount: isCached || 'always' });
}
