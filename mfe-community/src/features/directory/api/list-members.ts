import { listProfiles } from '@seed/community-contracts/profiles';
import { infiniteQueryFor, profilesRetry, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { cardsPerPage } from '../../../constants.ts';
import type { DirectoryFilters } from '../use-directory-filters.ts';

/** The query of the members of a group, or of all groups without one. */
export function membersQuery(group: string | undefined, { words, year, country }: DirectoryFilters) {
  return {
    ...(group !== undefined && { group }),
    order: 'year' as const,
    limit: cardsPerPage,
    ...(words !== '' && { q: words }),
    ...(year !== '' && { year: Number(year) }),
    ...(country !== '' && { country }),
  };
}

/** Members, newest year first and by name within a year; a member of several years is in each. */
export function useMembers(group: string | undefined, filters: DirectoryFilters) {
  return useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listProfiles, membersQuery(group, filters)),
    ...profilesRetry,
    placeholderData: keepPreviousData,
    // New members are put into an open list at a press only, see `NewRows`.
    refetchOnWindowFocus: filters.words !== '',
  });
}
