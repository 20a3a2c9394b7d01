import type { likePost, unlikePost } from '@seed/contracts/posts';
import { isApiError, usePortal } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { messages } from '../messages.ts';

export interface Likeable {
  /** The kind of thing that is liked, in the singular. */
  readonly noun: 'post' | 'comment' | 'note';
  readonly id: number;
  readonly endpoints: { readonly like: typeof likePost; readonly unlike: typeof unlikePost };
  /** Changes the like in what is cached. */
  readonly show: (liked: boolean) => void;
  /** Takes the thing off the page: it was deleted meanwhile. */
  readonly remove: () => void;
  /** A query for it alone: what is under way is older than the like, and is read again after it. */
  readonly queryKey?: QueryKey;
}

/** Shows the like at once and takes it back if the service refuses it. Likes of one thing go out one after the other. */
export function useLike({ noun, id, endpoints, show, remove, queryKey }: Likeable) {
  const { api, notify } = usePortal();
  const mutationKey = [`like-${noun}`, id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (liked: boolean) => api(liked ? endpoints.like : endpoints.unlike, { params: { id } }),
    onMutate: async (liked) => {
      show(liked);
      if (queryKey) await api.cache.cancelQueries({ queryKey });
    },
    onError: (error, liked) => {
      const isDeleted = isApiError(error, 'not_found');
      if (isDeleted) remove();
      else show(!liked);
      notify({ tone: 'error', text: isDeleted ? messages.likeMissing(noun) : messages.likeFailed });
    },
    onSettled: () => {
      // Only the last of several: a response in between would show an older like.
      const isLast = api.cache.isMutating({ mutationKey }) === 1;
      if (queryKey && isLast) void api.cache.invalidateQueries({ queryKey });
    },
  });
}
