import { joinClub, leaveClub, listClubMembers, listClubs } from '@seed/clubs-contracts/clubs';
import type { Club } from '@seed/clubs-contracts/clubs';
import { invalidateReads, updateCachedRows, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Joins the club or leaves it; the page shows it at once, and undoes it if the service refuses it. */
export function useMembership({ id }: Club) {
  const api = useApi();
  const show = (isMember: boolean) =>
    updateCachedRows(api.cache, listClubs, (clubs) =>
      clubs.map((club) => (club.id === id ? withMembership(club, isMember) : club)),
    );
  return useMutation({
    // Joining and leaving in quick succession arrive in this order.
    scope: { id: `membership-${id}` },
    mutationFn: (isMember: boolean) => api(isMember ? joinClub : leaveClub, { params: { id } }),
    onMutate: async (isMember) => {
      // A response under way has the state before the change, and would show it again.
      await api.cache.cancelQueries({ queryKey: [listClubs.operation] });
      show(isMember);
    },
    onError: (_error, isMember) => show(!isMember),
    onSettled: () => {
      for (const endpoint of [listClubs, listClubMembers]) void invalidateReads(api.cache, endpoint);
    },
  });
}

function withMembership(club: Club, isMember: boolean): Club {
  if (club.isMember === isMember) return club;
  return { ...club, isMember, memberCount: Math.max(0, (club.memberCount ?? 0) + (isMember ? 1 : -1)) };
}
