import { listPosts } from '@seed/forums-contracts/posts';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { postsPerPage } from '../../../constants.ts';

/** The query of all posts. */
export const postsQuery = { limit: postsPerPage };

/** Posts, newest first; with `words`, only those that contain them. */
export function usePosts(words: string) {
  const query = words === '' ? postsQuery : { ...postsQuery, q: words };
  return useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listPosts, query),
    placeholderData: keepPreviousData,
    // New posts are put into an open list at a press only, see `NewPosts`.
    refetchOnWindowFocus: words !== '',
  });
}
