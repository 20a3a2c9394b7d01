import { getClub, listClubs, reopenClub, retireClub } from '@seed/clubs-contracts/clubs';
import type { Club } from '@seed/clubs-contracts/clubs';
import { invalidateReads, updateCachedRows, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Retires the club, or reopens it. */
export function useRetirement({ id }: Pick<Club, 'id'>) {
  const api = useApi();
  return useMutation({
    mutationFn: (isRetired: boolean) => api(isRetired ? retireClub : reopenClub, { params: { id } }),
    onSuccess: (_, isRetired) =>
      updateCachedRows(api.cache, listClubs, (clubs) =>
        clubs.map((club) => (club.id === id ? withRetirement(club, isRetired) : club)),
      ),
    onSettled: () => {
      for (const endpoint of [listClubs, getClub]) void invalidateReads(api.cache, endpoint);
    },
  });
}

function withRetirement({ retiredAt, ...club }: Club, isRetired: boolean): Club {
  return isRetired ? { ...club, retiredAt: retiredAt ?? new Date().toISOString() } : club;
}
