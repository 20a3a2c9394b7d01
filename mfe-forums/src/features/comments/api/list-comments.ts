import { listComments } from '@seed/contracts/comments';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { commentsQuery } from './comments-query.ts';

/** A post's comments, newest first. */
export function useComments(forumId: number | null) {
  const query = infiniteQueryFor(useApi(), listComments, commentsQuery(forumId ?? 0));
  // Page and list both read it: a failure is told by the list, not tried anew when the list appears.
  return useInfiniteQuery({ ...query, enabled: forumId !== null, retryOnMount: false });
}
