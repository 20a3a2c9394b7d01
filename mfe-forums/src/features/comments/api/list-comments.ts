import { listComments } from '@seed/forums-contracts/comments';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { commentsQuery } from './comments-query.ts';

/** A post's comments, newest first. */
export function useComments(forumId: number | null) {
  const query = infiniteQueryFor(useApi(), listComments, commentsQuery(forumId ?? 0));
  // The page and the list both use this query. The list shows a failure and does not retry when it appears.
  return useInfiniteQuery({
    ...query,
    enabled: forumId !== null,
    retryOnMount: false,
    // New comments are put into an open list at a press only, see `NewComments`.
    refetchOnWindowFocus: false,
  });
}
