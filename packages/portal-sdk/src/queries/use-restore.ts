import type { Endpoint, ResponseData } from '@seed/contracts/endpoint';
import { useApi } from '../module/portal-context.ts';
import { invalidateReads } from './cache-updates.ts';
import { callInput } from './call-input.ts';
import type { IdOfPath } from './call-input.ts';
import type { PagedEndpoint } from './queries.ts';

export interface RestoreOptions<E extends Endpoint, L extends PagedEndpoint> {
  /** The list that the entity belongs to; every cached page of it is read again. */
  readonly list: L;
  readonly id: IdOfPath<E>;
  /** Runs with the restored entity, e.g. to show it at once. */
  readonly onSuccess?: (restored: ResponseData<E>) => void;
}

/**
 * A function that undoes a deletion. It may be called after the component was unmounted, because what it brings back has
 * left the page.
 * @param restore the PUT endpoint
 * @returns the function, for `undo.restore` of `useDeletion`; it rejects with an `ApiError`
 * @example
 * const undo = { restore: useRestore(restorePost, { list: listPosts, id: 7 }), successMessage: 'Your post is back.' };
 */
export function useRestore<E extends Endpoint, L extends PagedEndpoint>(
  restore: E,
  { list, id, onSuccess }: RestoreOptions<E, L>,
): () => Promise<void> {
  const api = useApi();
  return async () => {
    const restored: ResponseData<E> = await api(restore, ...callInput<E>({ params: { id } }));
    onSuccess?.(restored);
    void invalidateReads(api.cache, list);
  };
}
