import { listRecommendations } from '@seed/contracts/recommendations';
import { pagesFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { notesPerPage } from '../../../constants.ts';

/** Notes, newest first. */
export function useNotes() {
  return useInfiniteQuery(pagesFor(useApi(), listRecommendations, { limit: notesPerPage }));
}
