import { getPost, likePost, listPosts, unlikePost } from '@seed/forums-contracts/posts';
import { queryKeyFor, removeCachedRow, updateCachedData, updateCachedRows, usePortal } from '@seed/portal-sdk';
import { useLike } from '../../../likes/use-like.ts';
import { withLike } from '../../../likes/with-like.ts';

export function useLikePost(id: number) {
  const { api, user } = usePortal();
  const show = (liked: boolean) => {
    updateCachedData(api.cache, [getPost, { params: { id } }], (post) => withLike(post, user.id, liked));
    updateCachedRows(api.cache, listPosts, (posts) =>
      posts.map((post) => (post.id === id ? withLike(post, user.id, liked) : post)),
    );
  };
  // The page fetches the post again and then shows that it is missing.
  const remove = () => removeCachedRow(api.cache, listPosts, id);
  const queryKey = queryKeyFor(getPost, { params: { id } });
  return useLike({ noun: 'post', id, endpoints: { like: likePost, unlike: unlikePost }, show, remove, queryKey });
}
