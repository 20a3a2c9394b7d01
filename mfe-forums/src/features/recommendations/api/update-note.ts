import { getRecommendation, listRecommendations, updateRecommendation } from '@seed/contracts/recommendations';
import type { Note } from '@seed/contracts/recommendations';
import { queryKeyOf, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { NoteInput } from '../note-input.ts';

interface NoteChange {
  readonly body: NoteInput;
  /** ETag of what the change is based on. */
  readonly ifMatch: string;
}

/** `onSaved` is told even if the form was closed meanwhile. */
export function useUpdateNote(id: number, onSaved: () => void) {
  const api = useApi();
  const queryKey = queryKeyOf(getRecommendation, { params: { id } });
  return useMutation({
    mutationFn: (change: NoteChange): Promise<Note> => api(updateRecommendation, { params: { id }, ...change }),
    onSuccess: onSaved,
    // Stale or saved: what is cached is not what the service has.
    onSettled: async () => {
      void api.cache.invalidateQueries({ queryKey: [listRecommendations.operation] });
      await api.cache.invalidateQueries({ queryKey });
    },
  });
}
