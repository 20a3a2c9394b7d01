import { likeComment, unlikeComment } from '@seed/contracts/comments';
import { usePortal } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { withLike } from '../../../likes/with-like.ts';
import { messages } from '../../../messages.ts';
import { changeComments } from './comments-query.ts';

/** Shows the like at once and takes it back if the service refuses it. Likes of a comment go out one after the other. */
export function useLikeComment(id: number) {
  const { api, user, notify } = usePortal();
  const show = (liked: boolean) =>
    changeComments(api, (comments) =>
      comments.map((comment) => (comment.id === id ? withLike(comment, user.id, liked) : comment)),
    );
  return useMutation({
    scope: { id: `like-comment-${id}` },
    mutationFn: (liked: boolean) => api(liked ? likeComment : unlikeComment, { params: { id } }),
    onMutate: show,
    onError: (_error, liked) => {
      show(!liked);
      notify({ tone: 'error', text: messages.post.likeFailed });
    },
  });
}
