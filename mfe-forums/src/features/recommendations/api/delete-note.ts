import { deleteRecommendation, listRecommendations } from '@seed/contracts/recommendations';
import { changeRows, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { unlessGone } from '../../../written/unless-gone.ts';

export function useDeleteNote(id: number, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteRecommendation, { params: { id } }).catch(unlessGone),
    onSuccess: () => {
      onDeleted();
      changeRows(api.cache, listRecommendations, (notes) => notes.filter((note) => note.id !== id));
      void api.cache.invalidateQueries({ queryKey: [listRecommendations.operation] });
    },
  });
}
