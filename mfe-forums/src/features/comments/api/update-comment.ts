import { getComment, listComments, updateComment } from '@seed/forums-contracts/comments';
import { ApiError, replaceCachedRow, useApi } from '@seed/portal-sdk';
import type { UpdateVariables } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { CommentInput } from '../comment-text.ts';

/**
 * Saves a comment if its text is still the one that the member edited. A list has no ETags, so `ifMatch` is that text:
 * the comment is fetched and compared first, and the service compares its ETag when the change arrives.
 */
export function useUpdateComment(id: number) {
  const api = useApi();
  const params = { id };
  return useMutation({
    mutationFn: async ({ body, ifMatch: original }: UpdateVariables<CommentInput>) => {
      const { data: current, etag } = await api.response(getComment, { params });
      replaceCachedRow(api.cache, listComments, current);
      if (current.content !== original) throw new ApiError({ code: 'precondition_failed', status: 412 });
      return api(updateComment, { params, body, ifMatch: etag });
    },
    onSuccess: (saved) => replaceCachedRow(api.cache, listComments, saved),
  });
}
