import { entityId } from '@seed/contracts/fields';
import { getRecommendation } from '@seed/contracts/recommendations';
import type { Note } from '@seed/contracts/recommendations';
import { queryFor, useApi } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The note's id in a URL; null if it cannot be one. */
export function noteIdOf(segment: string | undefined): number | null {
  return entityId.safeParse(segment).data ?? null;
}

/** The note with its ETag: what an edit starts from. */
export function useNoteToEdit(id: number | null) {
  const query = queryFor(useApi(), getRecommendation, { params: { id: id ?? 0 } });
  return useQuery({ ...query, enabled: id !== null, select: (reply: Reply<Note>) => reply });
}
