import { likeComment, listComments, unlikeComment } from '@seed/contracts/comments';
import { updateCachedRows, usePortal } from '@seed/portal-sdk';
import { useLike } from '../../../likes/use-like.ts';
import { withLike } from '../../../likes/with-like.ts';

const endpoints = { like: likeComment, unlike: unlikeComment };

export function useLikeComment(id: number) {
  const { api, user } = usePortal();
  const show = (liked: boolean) =>
    updateCachedRows(api.cache, listComments, (comments) =>
      comments.map((comment) => (comment.id === id ? withLike(comment, user.id, liked) : comment)),
    );
  return useLike({ noun: 'comment', id, endpoints, show });
}
