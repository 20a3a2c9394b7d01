import { listClubs } from '@seed/contracts/clubs';
import { findCachedRow, infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryOf, foundingKey, isLibraryKey, keyNamed } from '../../categories.ts';
import type { Category } from '../../categories.ts';

/**
 * The category that a URL names in any case; null if there is none, undefined while the clubs are on their way. A club
 * of the programme is known without them; any other by the words of the URL if they cannot be read.
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

/** The clubs, if one of them may be meant; one that is not cached may be new, so they are read again. */
function useClubs(segment: string, enabled: boolean) {
  const api = useApi();
  const [isCached] = useState(
    () => findCachedRow(api.cache, listClubs, ({ key }) => keyNamed(segment, [key]) !== undefined) !== undefined,
  );
  return useInfiniteQuery({ ...infiniteQueryFor(api, listClubs), enabled, refetchOnMount: isCached || 'always' });
}
