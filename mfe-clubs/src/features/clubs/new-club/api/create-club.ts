import { createClub, listClubs } from '@seed/clubs-contracts/clubs';
import { useCreate } from '@seed/portal-sdk';

/** The list is read again, because a new club is its last row, not its first. */
export function useCreateClub() {
  return useCreate(createClub, { list: listClubs });
}
