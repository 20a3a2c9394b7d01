import { getComment, listComments, updateComment } from '@seed/contracts/comments';
import { ApiError, replaceCachedRow, useApi } from '@seed/portal-sdk';

/**
 * Saves a comment if it still is what the member saw. A list carries no ETags, so the one of the comment is read first;
 * the service compares it again when the change arrives.
 */
export function useUpdateComment(id: number) {
  const api = useApi();
  const params = { id };
  return async (content: string, original: string) => {
    const { data: current, etag } = await api.response(getComment, { params });
    replaceCachedRow(api.cache, listComments, current);
    if (current.content !== original) throw new ApiError({ code: 'precondition_failed', status: 412 });
    replaceCachedRow(api.cache, listComments, await api(updateComment, { params, body: { content }, ifMatch: etag }));
  };
}
