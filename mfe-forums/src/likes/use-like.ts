import type { likePost, unlikePost } from '@seed/forums-contracts/posts';
import { isApiError, usePortal } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { messages } from '../messages.ts';

export interface Likeable {
  /** The kind of the liked item, in the singular. */
  readonly noun: 'post' | 'comment' | 'note';
  readonly id: number;
  readonly endpoints: { readonly like: typeof likePost; readonly unlike: typeof unlikePost };
  /** Changes the like in the cached data. */
  readonly show: (liked: boolean) => void;
  /** Removes the item from the page, because it was deleted meanwhile. */
  readonly remove: () => void;
  /** The key of a query for the item alone. A pending request is older than the like, so it is cancelled and sent again. */
  readonly queryKey?: QueryKey;
}

/** Shows the like at once and undoes it if the service refuses it. Likes of one item are sent one after the other. */
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
      // The data is read again after the last of several likes, because an earlier response would show an older like.
      const isLast = api.cache.isMutating({ mutationKey }) === 1;
      if (queryKey && isLast) void api.cache.invalidateQueries({ queryKey });
    },
  });
}
