import { getPost, listPosts } from '@seed/forums-contracts/posts';
import { markPostRead } from '@seed/forums-contracts/readings';
import { updateCachedData, updateCachedRows, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Keeps up to when the member has read the comments of a post, which then has no new ones. */
export function useMarkPostRead(id: number) {
  const api = useApi();
  return useMutation({
    mutationFn: (upTo: string) => api(markPostRead, { params: { id }, body: { upTo } }),
    onSuccess: () => {
      const read = <Post extends { id: number; newComments?: number | undefined }>(post: Post) =>
        post.id === id ? { ...post, newComments: undefined } : post;
      updateCachedData(api.cache, [getPost, { params: { id } }], read);
      updateCachedRows(api.cache, listPosts, (posts) => posts.map(read));
    },
  });
}
