import { deleteRecommendation, listRecommendations } from '@seed/contracts/recommendations';
import { useDelete } from '@seed/portal-sdk';

export function useDeleteNote(id: number) {
  return useDelete(deleteRecommendation, listRecommendations, id);
}
