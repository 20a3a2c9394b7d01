import { deletePost, listPosts } from '@seed/forums-contracts/posts';
import { useDelete } from '@seed/portal-sdk';

export function useDeletePost(id: number) {
  return useDelete(deletePost, { list: listPosts, id });
}
