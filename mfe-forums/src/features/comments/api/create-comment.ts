import { createComment, listComments } from '@seed/contracts/comments';
import { useApi, useCreate } from '@seed/portal-sdk';
import { commentsQuery, countComments } from './comments-query.ts';

export function useCreateComment(forumId: number) {
  const api = useApi();
  const create = useCreate(createComment, { list: listComments, query: commentsQuery(forumId) });
  return async (content: string, idempotencyKey: string) => {
    await create({ content, forumId }, idempotencyKey);
    countComments(api, forumId, 1);
  };
}
