import type { ResponseData, BodyInput, Endpoint } from '@seed/contracts/endpoint';
import type { ReadInput } from '../api/api-client.ts';
import { useApi } from '../module/portal-context.ts';
import { prependCachedRow } from './cache-updates.ts';
import { callInput } from './call-input.ts';
import type { PagedEndpoint, RowOf } from './queries.ts';

export interface CreatedIn<L extends PagedEndpoint> {
  readonly list: L;
  /** Of the list that shows it first; other lists show it when they have been read again. */
  readonly query?: ReadInput<L>['query'];
}

/** Creates something and shows it in the list; the same key creates the same thing again. */
export function useCreate<E extends Endpoint, L extends PagedEndpoint>(create: E, { list, query }: CreatedIn<L>) {
  const api = useApi();
  return async (body: BodyInput<E>, idempotencyKey: string): Promise<ResponseData<E>> => {
    const created = await api(create, ...callInput<E>({ body, idempotencyKey }));
    if (query) prependCachedRow(api.cache, [list, query], created as RowOf<L>);
    void api.cache.invalidateQueries({ queryKey: [list.operation] });
    return created;
  };
}
