import type { Club } from '@seed/contracts/clubs';
import { getClub, listClubs, updateClub } from '@seed/contracts/clubs';
import { changeRows, queryKeyOf, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { ClubText } from '../club-input.ts';

interface ClubChange {
  readonly body: ClubText;
  /** ETag of what the change is based on. */
  readonly ifMatch: string;
}

/** `onSaved` is told even if the form was closed meanwhile. */
export function useUpdateClub(id: number, onSaved: () => void) {
  const api = useApi();
  const queryKey = queryKeyOf(getClub, { params: { id } });
  return useMutation({
    mutationFn: (change: ClubChange): Promise<Club> => api(updateClub, { params: { id }, ...change }),
    onSuccess: (saved) => {
      onSaved();
      changeRows(api.cache, listClubs, (clubs) => clubs.map((club) => (club.id === id ? saved : club)));
    },
    // Stale or saved: what is cached is not what the service has.
    onSettled: async () => {
      void api.cache.invalidateQueries({ queryKey: [listClubs.operation] });
      await api.cache.invalidateQueries({ queryKey });
    },
  });
}
