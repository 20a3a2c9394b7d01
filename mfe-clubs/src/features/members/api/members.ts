import { listClubMembers } from '@seed/clubs-contracts/clubs';
import { listProfiles } from '@seed/community-contracts/profile-list';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The members of a club, who joined last first. */
export function useMembers(id: number, limit: number) {
  const input = { params: { id }, query: { limit } };
  return useQuery({ ...queryFor(useApi(), listClubMembers, input), placeholderData: (last) => last });
}

/** The pictures of members by their ids, as far as they have some. The names are readable without, so there is no retry. */
export function usePictures(ids: readonly string[]): ReadonlyMap<string, string> {
  const query = { ids: ids.toSorted().join() };
  const { data = [] } = useQuery({
    ...queryFor(useApi(), listProfiles, { query }),
    enabled: ids.length > 0,
    retry: false,
    placeholderData: (last) => last,
  });
  return new Map(
    data.flatMap(({ id, picture, requestedIds = [] }) => [id, ...requestedIds].map((one) => [one, picture] as const)),
  );
}
