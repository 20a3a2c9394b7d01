import { likeComment, unlikeComment } from '@seed/contracts/comments';
import { usePortal } from '@seed/portal-sdk';
import { useLike } from '../../../likes/use-like.ts';
import { withLike } from '../../../likes/with-like.ts';
import { changeComments } from './comments-query.ts';

export function useLikeComment(id: number) {
  const { api, user } = usePortal();
  const show = (liked: boolean) =>
    changeComments(api, (comments) =>
      comments.map((comment) => (comment.id === id ? withLike(comment, user.id, liked) : comment)),
    );
  return useLike({ noun: 'comment', id, endpoints: { like: likeComment, unlike: unlikeComment }, show });
}
