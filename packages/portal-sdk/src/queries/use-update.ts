import type { ResponseData, BodyInput, Endpoint } from '@seed/contracts/endpoint';
import { useApi } from '../module/portal-context.ts';
import { replaceCachedRow } from './cache-updates.ts';
import { callInput } from './call-input.ts';
import type { IdOfPath } from './call-input.ts';
import { queryKeyFor } from './queries.ts';
import type { PagedEndpoint, RowOf } from './queries.ts';

export interface UpdatedIn<L extends PagedEndpoint> {
  readonly list: L;
  /** Reads it alone. */
  readonly read: Endpoint;
}

/** Changes something, unless it is not the version that `ifMatch` names, and shows it wherever it is cached. */
export function useUpdate<E extends Endpoint, L extends PagedEndpoint>(
  update: E,
  { list, read }: UpdatedIn<L>,
  id: IdOfPath<E>,
) {
  const api = useApi();
  return async (body: BodyInput<E>, ifMatch: string): Promise<ResponseData<E>> => {
    const params = { id };
    try {
      const saved = await api(update, ...callInput<E>({ params, body, ifMatch }));
      replaceCachedRow(api.cache, list, saved as RowOf<L>);
      return saved;
    } finally {
      // Saved or too late: what is cached is not what the service has.
      void api.cache.invalidateQueries({ queryKey: [list.operation] });
      await api.cache.invalidateQueries({ queryKey: queryKeyFor(read, { params }) });
    }
  };
}
