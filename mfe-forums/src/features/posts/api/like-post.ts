import { getForum, likeForum, listForums, unlikeForum } from '@seed/contracts/forums';
import { changeAnswer, changeRows, queryKeyOf, usePortal } from '@seed/portal-sdk';
import { useLike } from '../../../likes/use-like.ts';
import { withLike } from '../../../likes/with-like.ts';

export function useLikePost(id: number) {
  const { api, user } = usePortal();
  const show = (liked: boolean) => {
    changeAnswer(api.cache, [getForum, { params: { id } }], (post) => withLike(post, user.id, liked));
    changeRows(api.cache, listForums, (posts) =>
      posts.map((post) => (post.id === id ? withLike(post, user.id, liked) : post)),
    );
  };
  const queryKey = queryKeyOf(getForum, { params: { id } });
  return useLike({ noun: 'post', id, endpoints: { like: likeForum, unlike: unlikeForum }, show, queryKey });
}
