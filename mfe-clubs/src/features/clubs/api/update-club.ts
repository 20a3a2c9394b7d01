import { getClub, listClubs, updateClub } from '@seed/clubs-contracts/clubs';
import { useUpdate } from '@seed/portal-sdk';

export function useUpdateClub(id: number) {
  return useUpdate(updateClub, { list: listClubs, read: getClub, id });
}
