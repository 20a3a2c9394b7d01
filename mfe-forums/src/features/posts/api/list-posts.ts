import { listPosts } from '@seed/forums-contracts/posts';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { postsPerPage } from '../../../constants.ts';

/** Posts, newest first; with `words`, only those that contain them. */
export function usePosts(words: string) {
  const query = words === '' ? { limit: postsPerPage } : { limit: postsPerPage, q: words };
  return useInfiniteQuery({ ...infiniteQueryFor(useApi(), listPosts, query), placeholderData: keepPreviousData });
}
