import { getPost, listPosts, updatePost } from '@seed/forums-contracts/posts';
import { useUpdate } from '@seed/portal-sdk';

export function useUpdatePost(id: number) {
  return useUpdate(updatePost, { list: listPosts, read: getPost, id });
}
