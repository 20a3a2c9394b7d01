import { getForum, likeForum, listForums, unlikeForum } from '@seed/contracts/forums';
import { changeAnswer, changeRows, queryKeyOf, usePortal } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { withLike } from '../../../likes/with-like.ts';
import { messages } from '../../../messages.ts';

/** Shows the like at once and takes it back if the service refuses it. Likes of one post go out one after the other. */
export function useLikePost(id: number) {
  const { api, user, notify } = usePortal();
  const show = (liked: boolean) => {
    changeAnswer(api.cache, [getForum, { params: { id } }], (post) => withLike(post, user.id, liked));
    changeRows(api.cache, listForums, (posts) =>
      posts.map((post) => (post.id === id ? withLike(post, user.id, liked) : post)),
    );
  };
  const mutationKey = ['like-post', id];
  const queryKey = queryKeyOf(getForum, { params: { id } });
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (liked: boolean) => api(liked ? likeForum : unlikeForum, { params: { id } }),
    onMutate: async (liked) => {
      show(liked);
      await api.cache.cancelQueries({ queryKey });
    },
    onError: (_error, liked) => {
      show(!liked);
      notify({ tone: 'error', text: messages.post.likeFailed });
    },
    onSettled: () => {
      // Only the last of several: an answer in between would show an older like.
      if (api.cache.isMutating({ mutationKey }) === 1) void api.cache.invalidateQueries({ queryKey });
    },
  });
}
