import { createRecommendation, listRecommendations } from '@seed/contracts/recommendations';
import type { Note } from '@seed/contracts/recommendations';
import { addFirstRow, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { notesPerPage } from '../../../constants.ts';
import type { NoteInput } from '../note-input.ts';

interface NewNote {
  readonly body: NoteInput;
  readonly idempotencyKey: string;
}

/** `onCreated` is told even if the form was closed meanwhile. */
export function useCreateNote(onCreated: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: NewNote): Promise<Note> => api(createRecommendation, input),
    onSuccess: (note) => {
      onCreated();
      addFirstRow(api.cache, [listRecommendations, { limit: notesPerPage }], note);
      void api.cache.invalidateQueries({ queryKey: [listRecommendations.operation] });
    },
  });
}
