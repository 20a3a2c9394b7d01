import { likeComment, listComments, unlikeComment } from '@seed/forums-contracts/comments';
import type { Comment } from '@seed/forums-contracts/comments';
import { removeCachedRow, updateCachedRows, usePortal } from '@seed/portal-sdk';
import { useLike } from '../../../likes/use-like.ts';
import { withLike } from '../../../likes/with-like.ts';
import { countComments } from './comments-query.ts';

const endpoints = { like: likeComment, unlike: unlikeComment };

export function useLikeComment({ id, forumId }: Pick<Comment, 'id' | 'forumId'>) {
  const { api, user } = usePortal();
  const show = (liked: boolean) =>
    updateCachedRows(api.cache, listComments, (comments) =>
      comments.map((comment) => (comment.id === id ? withLike(comment, user.id, liked) : comment)),
    );
  const remove = () => {
    removeCachedRow(api.cache, listComments, id);
    countComments(api, forumId, -1);
  };
  return useLike({ noun: 'comment', id, endpoints, show, remove });
}
