import type { ResponseData, Endpoint } from '@seed/contracts/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { InputArgument, ReadInput } from '../api/api-client.ts';
import type { ApiResponse } from '../api/api-response.ts';
import { infiniteQueryKeyFor, queryKeyFor } from './queries.ts';
import type { PagedEndpoint, CachedPages, RowOf } from './queries.ts';

/** Changes a cached answer, if there is one. */
export function updateCachedData<E extends Endpoint>(
  cache: QueryClient,
  [endpoint, ...[input]]: [E, ...InputArgument<ReadInput<E>>],
  change: (data: ResponseData<E>) => ResponseData<E>,
): void {
  cache.setQueryData<ApiResponse<ResponseData<E>>>(queryKeyFor(endpoint, input), (reply) =>
    reply ? { ...reply, data: change(reply.data) } : reply,
  );
}

/** Changes the rows of every cached page of a list, whatever its query. */
export function updateCachedRows<E extends PagedEndpoint>(
  cache: QueryClient,
  endpoint: E,
  change: (rows: RowOf<E>[]) => RowOf<E>[],
): void {
  const filters = { queryKey: [endpoint.operation], predicate: isPages };
  cache.setQueriesData<CachedPages<RowOf<E>>>(filters, (cached) =>
    cached ? { ...cached, pages: cached.pages.map((page) => ({ ...page, data: change(page.data) })) } : cached,
  );
}

/** Shows a changed row wherever it is cached. */
export function replaceCachedRow<E extends PagedEndpoint>(cache: QueryClient, endpoint: E, changed: RowOf<E>): void {
  updateCachedRows(cache, endpoint, (rows) => rows.map((row) => (idOf(row) === idOf(changed) ? changed : row)));
}

/** Takes a row out of every cached page. */
export function removeCachedRow<E extends PagedEndpoint>(cache: QueryClient, endpoint: E, id: unknown): void {
  updateCachedRows(cache, endpoint, (rows) => rows.filter((row) => idOf(row) !== id));
}

/** Puts a new row before the others of one cached list, if it is cached. */
export function prependCachedRow<E extends PagedEndpoint>(
  cache: QueryClient,
  [endpoint, query]: [E, ReadInput<E>['query']],
  row: RowOf<E>,
): void {
  cache.setQueryData<CachedPages<RowOf<E>>>(infiniteQueryKeyFor(endpoint, query), (cached) => {
    const [first, ...rest] = cached?.pages ?? [];
    return cached && first ? { ...cached, pages: [{ ...first, data: [row, ...first.data] }, ...rest] } : cached;
  });
}

/** The first row of the cached lists of this endpoint that matches. */
export function findCachedRow<E extends PagedEndpoint>(
  cache: QueryClient,
  endpoint: E,
  matches: (row: RowOf<E>) => boolean,
): RowOf<E> | undefined {
  const lists = cache.getQueriesData<CachedPages<RowOf<E>>>({ queryKey: [endpoint.operation], predicate: isPages });
  const rows = lists.flatMap(([, cached]) => cached?.pages ?? []).flatMap((page) => page.data);
  return rows.find(matches);
}

/** The compiler cannot see through a generic endpoint that its rows have ids. */
function idOf(row: unknown): unknown {
  return (row as { readonly id: unknown }).id;
}

function isPages({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey.at(-1) === 'pages';
}
