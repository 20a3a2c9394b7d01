import { createComment, listComments } from '@seed/contracts/comments';
import type { Comment } from '@seed/contracts/comments';
import { addFirstRow, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { commentsQuery, countComments } from './comments-query.ts';

interface NewComment {
  readonly body: { readonly content: string; readonly forumId: number };
  readonly idempotencyKey: string;
}

/** `onCreated` is told even if the page was left meanwhile. */
export function useCreateComment(forumId: number, onCreated: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: NewComment): Promise<Comment> => api(createComment, input),
    onSuccess: (comment) => {
      onCreated();
      addFirstRow(api.cache, [listComments, commentsQuery(forumId)], comment);
      countComments(api, forumId, 1);
      void api.cache.invalidateQueries({ queryKey: [listComments.operation] });
    },
  });
}
