import { deleteComment, listComments } from '@seed/forums-contracts/comments';
import type { Comment } from '@seed/forums-contracts/comments';
import { useApi, useDelete } from '@seed/portal-sdk';
import { countComments } from './comments-query.ts';

export function useDeleteComment({ id, forumId }: Pick<Comment, 'id' | 'forumId'>) {
  const api = useApi();
  return useDelete(deleteComment, { list: listComments, id, onSuccess: () => countComments(api, forumId, -1) });
}
