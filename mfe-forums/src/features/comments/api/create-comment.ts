import { createComment, listComments } from '@seed/forums-contracts/comments';
import { useCreate, usePortal } from '@seed/portal-sdk';
import { messages } from '../../../messages.ts';
import { commentsQuery, countComments } from './comments-query.ts';

export function useCreateComment(forumId: number) {
  const { api, announce } = usePortal();
  return useCreate(createComment, {
    list: listComments,
    query: commentsQuery(forumId),
    toBody: (content: string) => ({ content, forumId }),
    onSuccess: () => {
      countComments(api, forumId, 1);
      announce(messages.comments.added);
    },
  });
}
