import { listCommentHistory, listPostHistory } from '@seed/forums-contracts/history';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

const endpoints = { post: listPostHistory, comment: listCommentHistory } as const;

/** The former texts of a post or a comment, newest first. */
export function useHistory(kind: keyof typeof endpoints, id: number) {
  return useQuery({ ...queryFor(useApi(), endpoints[kind], { params: { id } }), staleTime: 0 });
}
