import { listClubMembers, listClubs } from '@seed/clubs-contracts/clubs';
import type { ClubMember } from '@seed/clubs-contracts/clubs';
import { listProfiles } from '@seed/community-contracts/profile-list';
import { invalidateReads, queryFor, queryKeyFor, useApi, usePortal } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { membersAtFirst, newMembersMs } from '../../../constants.ts';

/** The members of a club, who joined last first. */
export function useMembers(id: number, limit: number) {
  const input = { params: { id }, query: { limit } };
  return useQuery({
    ...queryFor(useApi(), listClubMembers, input),
    placeholderData: (last) => last,
    // New members are put into an open list at a press only, see `useNewMembers`.
    refetchOnWindowFocus: false,
  });
}

/** The list of members that is open. */
export interface OpenMembers {
  readonly id: number;
  readonly rows: readonly ClubMember[];
  /** When the rows were read, in milliseconds. */
  readonly updatedAt: number;
}

/** The number of members who have joined since the list was read, and a function that reads the list again. */
export function useNewMembers({ id, rows, updatedAt }: OpenMembers) {
  const api = useApi();
  const { user } = usePortal();
  const input = { params: { id }, query: { limit: membersAtFirst } };
  const { data: newest, dataUpdatedAt } = useQuery({
    ...queryFor(api, listClubMembers, input),
    queryKey: [...queryKeyFor(listClubMembers, input), 'newest'],
    initialData: { data: [...rows], etag: null, next: null },
    initialDataUpdatedAt: updatedAt,
    staleTime: newMembersMs,
    refetchInterval: newMembersMs,
    retry: false,
    // The next minute is soon enough.
    meta: { retriesInBackground: false },
  });
  const latest = Math.max(...rows.map(({ joinedAt }) => Date.parse(joinedAt)));
  // Members who joined earlier move up when others leave, and the caller's own joining shows at once.
  const isNew = (one: ClubMember) => one.id !== user.id && Date.parse(one.joinedAt) > latest;
  const added = newest.filter((one) => isNew(one) && !rows.some((row) => row.id === one.id));
  const show = () => {
    for (const endpoint of [listClubs, listClubMembers]) void invalidateReads(api.cache, endpoint);
  };
  return { count: dataUpdatedAt > updatedAt ? added.length : 0, show };
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
