import { deletePost, getPost, listPosts } from '@seed/forums-contracts/posts';
import { queryKeyFor, useApi, useDelete } from '@seed/portal-sdk';

export function useDeletePost(id: number) {
  const { cache } = useApi();
  return useDelete(deletePost, {
    list: listPosts,
    id,
    // The way back to its page shows that it is gone.
    onSuccess: () => cache.removeQueries({ queryKey: queryKeyFor(getPost, { params: { id } }) }),
  });
}
