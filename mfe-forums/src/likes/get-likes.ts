import { getComment } from '@seed/forums-contracts/comments';
import { getPost } from '@seed/forums-contracts/posts';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

const endpoints = { post: getPost, comment: getComment } as const;

/** The present likes of a post or a comment. */
export function useLikes(kind: keyof typeof endpoints, id: number) {
  return useQuery({ ...queryFor(useApi(), endpoints[kind], { params: { id } }), staleTime: 0 });
}
