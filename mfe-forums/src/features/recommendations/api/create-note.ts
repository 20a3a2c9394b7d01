import { createRecommendation, listRecommendations } from '@seed/contracts/recommendations';
import { useCreate } from '@seed/portal-sdk';
import { notesPerPage } from '../../../constants.ts';

export function useCreateNote() {
  return useCreate(createRecommendation, { list: listRecommendations, query: { limit: notesPerPage } });
}
