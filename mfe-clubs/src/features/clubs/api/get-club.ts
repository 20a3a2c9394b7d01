import type { Club } from '@seed/contracts/clubs';
import { getClub } from '@seed/contracts/clubs';
import { queryFor, useApi } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The club with its ETag: what an edit starts from. */
export function useClubToEdit(id: number) {
  const query = queryFor(useApi(), getClub, { params: { id } });
  return useQuery({ ...query, select: (reply: Reply<Club>) => reply });
}
