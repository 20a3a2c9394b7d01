import { listNotes } from '@seed/forums-contracts/notes';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { notesPerPage } from '../../../constants.ts';

/** Notes, newest first; with `words`, only those that contain them. */
export function useNotes(words: string) {
  const query = words === '' ? { limit: notesPerPage } : { limit: notesPerPage, q: words };
  return useInfiniteQuery({ ...infiniteQueryFor(useApi(), listNotes, query), placeholderData: keepPreviousData });
}
