import { deleteComment } from '@seed/contracts/comments';
import { useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { unlessGone } from '../../../written/unless-gone.ts';
import { changeComments, countComments } from './comments-query.ts';

interface Deleted {
  readonly id: number;
  readonly forumId: number;
}

export function useDeleteComment({ id, forumId }: Deleted, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteComment, { params: { id } }).catch(unlessGone),
    onSuccess: () => {
      changeComments(api, (comments) => comments.filter((comment) => comment.id !== id));
      countComments(api, forumId, -1);
      onDeleted();
    },
  });
}
