import { getForum, listForums, updateForum } from '@seed/contracts/forums';
import type { ForumPost } from '@seed/contracts/forums';
import { queryKeyOf, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { PostInput } from '../post-input.ts';

interface PostChange {
  readonly body: PostInput;
  /** ETag of what the change is based on. */
  readonly ifMatch: string;
}

/** `onSaved` is told even if the form was closed meanwhile. */
export function useUpdatePost(id: number, onSaved: () => void) {
  const api = useApi();
  const queryKey = queryKeyOf(getForum, { params: { id } });
  return useMutation({
    mutationFn: (change: PostChange): Promise<ForumPost> => api(updateForum, { params: { id }, ...change }),
    onSuccess: onSaved,
    // Stale or saved: what is cached is not what the service has.
    onSettled: async () => {
      void api.cache.invalidateQueries({ queryKey: [listForums.operation] });
      await api.cache.invalidateQueries({ queryKey });
    },
  });
}
