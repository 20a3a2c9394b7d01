import { listProfiles } from '@seed/community-contracts/profiles';
import { infiniteQueryFor, profilesRetry, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { cardsPerPage } from '../../../constants.ts';
import type { DirectoryFilters } from '../use-directory-filters.ts';

/** The members of a group, or of all groups without one, newest year first and by name within a year; a member of several years is in each. */
export function useMembers(group: string | undefined, { words, year, country }: DirectoryFilters) {
  const query = {
    ...(group !== undefined && { group }),
    order: 'year' as const,
    limit: cardsPerPage,
    ...(words !== '' && { q: words }),
    ...(year !== '' && { year: Number(year) }),
    ...(country !== '' && { country }),
  };
  return useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listProfiles, query),
    ...profilesRetry,
    placeholderData: keepPreviousData,
  });
}
