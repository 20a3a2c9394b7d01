import { listNotes } from '@seed/forums-contracts/notes';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { notesPerPage } from '../../../constants.ts';

/** The query of all notes. */
export const notesQuery = { limit: notesPerPage };

/** Notes, newest first; with `words`, only those that contain them. */
export function useNotes(words: string) {
  const query = words === '' ? notesQuery : { ...notesQuery, q: words };
  return useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listNotes, query),
    placeholderData: keepPreviousData,
    // New notes are put onto an open board at a press only, see `NewNotes`.
    refetchOnWindowFocus: words !== '',
  });
}
