import { createForum, listForums } from '@seed/contracts/forums';
import type { ForumPost } from '@seed/contracts/forums';
import { addFirstRow, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { postsPerPage } from '../../../constants.ts';
import type { PostInput } from '../post-input.ts';

interface NewPost {
  readonly body: PostInput;
  readonly idempotencyKey: string;
}

/** `onCreated` is told even if the form was closed meanwhile. */
export function useCreatePost(onCreated: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: NewPost): Promise<ForumPost> => api(createForum, input),
    onSuccess: (post) => {
      onCreated();
      addFirstRow(api.cache, [listForums, { limit: postsPerPage }], post);
      void api.cache.invalidateQueries({ queryKey: [listForums.operation] });
    },
  });
}
