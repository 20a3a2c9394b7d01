import { createComment, listComments } from '@seed/forums-contracts/comments';
import { useCreate, usePortal } from '@seed/portal-sdk';
import { messages } from '../../../messages.ts';
import type { CommentInput } from '../comment-text.ts';
import { commentsQuery, countComments } from './comments-query.ts';

/** Creates comments of a post; those that reply to one of its comments, if `replyTo` is its id. */
export function useCreateComment(forumId: number, replyTo?: number) {
  const { api, announce } = usePortal();
  return useCreate(createComment, {
    list: listComments,
    query: commentsQuery(forumId),
    toBody: (input: CommentInput) => ({ ...input, forumId, replyTo }),
    onSuccess: () => {
      countComments(api, forumId, 1);
      announce(replyTo === undefined ? messages.comments.added : messages.comments.replyAdded);
    },
  });
}
