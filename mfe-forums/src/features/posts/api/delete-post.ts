import { deleteForum, listForums } from '@seed/contracts/forums';
import { changeRows, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { unlessGone } from '../../../written/unless-gone.ts';

export function useDeletePost(id: number, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteForum, { params: { id } }).catch(unlessGone),
    onSuccess: () => {
      onDeleted();
      changeRows(api.cache, listForums, (posts) => posts.filter((post) => post.id !== id));
      void api.cache.invalidateQueries({ queryKey: [listForums.operation] });
    },
  });
}
