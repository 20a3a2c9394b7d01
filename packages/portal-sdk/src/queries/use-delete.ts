import type { Endpoint } from '@seed/contracts/endpoint';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import { useApi } from '../module/portal-context.ts';
import { invalidateReads, removeCachedRow } from './cache-updates.ts';
import { callInput } from './call-input.ts';
import type { IdOfPath } from './call-input.ts';
import type { PagedEndpoint } from './queries.ts';

export interface DeleteOptions<E extends Endpoint, L extends PagedEndpoint> {
  /** The list that the entity belongs to. */
  readonly list: L;
  readonly id: IdOfPath<E>;
  /** Runs after the deletion, also if the component was unmounted meanwhile. */
  readonly onSuccess?: () => void;
}

/**
 * A mutation that deletes an entity and removes it from the cached lists. An entity that another member has deleted
 * meanwhile counts as deleted.
 * @param remove the DELETE endpoint
 * @returns a mutation of TanStack Query without variables; its error is an `ApiError`
 * @example
 * const remove = useDelete(deletePost, { list: listPosts, id: 7 });
 * remove.mutate();
 */
export function useDelete<E extends Endpoint, L extends PagedEndpoint>(
  remove: E,
  { list, id, onSuccess }: DeleteOptions<E, L>,
): UseMutationResult<void, Error, void> {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      await api(remove, ...callInput<E>({ params: { id } })).catch(unlessMissing);
    },
    onSuccess: () => {
      removeCachedRow(api.cache, list, id);
      onSuccess?.();
      void invalidateReads(api.cache, list);
    },
  });
}

function unlessMissing(error: unknown): void {
  if (!isApiError(error, 'not_found')) throw error;
}
