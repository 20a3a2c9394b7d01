import { listNotes } from '@seed/forums-contracts/notes';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { notesPerPage } from '../../../constants.ts';

/** Notes, newest first. */
export function useNotes() {
  return useInfiniteQuery(infiniteQueryFor(useApi(), listNotes, { limit: notesPerPage }));
}
