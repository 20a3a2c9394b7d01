import { closePost, pinPost, reopenPost, unpinPost } from '@seed/forums-contracts/post-moderation';
import { getPost, listPosts } from '@seed/forums-contracts/posts';
import { failureText, invalidateReads, queryKeyFor, updateCachedData, usePortal } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { messages } from '../../../messages.ts';

const decisions = {
  pin: { endpoint: pinPost, change: { pinned: true } },
  unpin: { endpoint: unpinPost, change: { pinned: false } },
  close: { endpoint: closePost, change: { closed: true } },
  reopen: { endpoint: reopenPost, change: { closed: false } },
} as const;

/** A decision of an Admin about a post. */
export type Decision = keyof typeof decisions;

export function useModeratePost(id: number) {
  const { api, notify } = usePortal();
  const params = { id };
  return useMutation({
    mutationFn: (decision: Decision) => api(decisions[decision].endpoint, { params }),
    onSuccess: (_, decision) => {
      const { change } = decisions[decision];
      updateCachedData(api.cache, [getPost, { params }], (post) => ({ ...post, ...change }));
      notify({ tone: 'success', text: messages.moderation.done[decision] });
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
    onSettled: () => {
      // A pin changes the order of the list.
      void invalidateReads(api.cache, listPosts);
      void api.cache.invalidateQueries({ queryKey: queryKeyFor(getPost, { params }) });
    },
  });
}
