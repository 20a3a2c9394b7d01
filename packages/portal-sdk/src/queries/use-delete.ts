import type { Endpoint } from '@seed/contracts/endpoint';
import { isApiError } from '../api/api-error.ts';
import { useApi } from '../module/portal-context.ts';
import { removeCachedRow } from './cache-updates.ts';
import { callInput } from './call-input.ts';
import type { IdOfPath } from './call-input.ts';
import type { PagedEndpoint } from './queries.ts';

/** Deletes one row of a list and takes it out of what is cached; what was deleted elsewhere is deleted. */
export function useDelete<E extends Endpoint, L extends PagedEndpoint>(remove: E, list: L, id: IdOfPath<E>) {
  const api = useApi();
  return async (): Promise<void> => {
    await api(remove, ...callInput<E>({ params: { id } })).catch(unlessMissing);
    removeCachedRow(api.cache, list, id);
    void api.cache.invalidateQueries({ queryKey: [list.operation] });
  };
}

function unlessMissing(error: unknown): void {
  if (!isApiError(error, 'not_found')) throw error;
}
