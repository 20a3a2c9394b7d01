import { getRecommendation, listRecommendations, updateRecommendation } from '@seed/contracts/recommendations';
import { useUpdate } from '@seed/portal-sdk';

export function useUpdateNote(id: number) {
  return useUpdate(updateRecommendation, { list: listRecommendations, read: getRecommendation }, id);
}
