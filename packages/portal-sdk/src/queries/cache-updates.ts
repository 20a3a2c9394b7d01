import type { ResponseData, Endpoint } from '@seed/contracts/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { InputArgument, ReadInput } from '../api/api-client.ts';
import type { ApiResponse } from '../api/api-response.ts';
import { infiniteQueryKeyFor, queryKeyFor } from './queries.ts';
import type { PagedEndpoint, CachedPages, RowOf } from './queries.ts';

/**
 * Changes the data of a cached response; without one it does nothing.
 *
 * @example
 * updateCachedData(api.cache, [getPost, { params: { id: 7 } }], (post) => ({ ...post, liked: true }));
 */
export function updateCachedData<E extends Endpoint>(
  cache: QueryClient,
  [endpoint, ...[input]]: [E, ...InputArgument<ReadInput<E>>],
  change: (data: ResponseData<E>) => ResponseData<E>,
): void {
  cache.setQueryData<ApiResponse<ResponseData<E>>>(queryKeyFor(endpoint, input), (response) =>
    response ? { ...response, data: change(response.data) } : response,
  );
}

/**
 * Changes the rows of every cached page of a list, for all its queries.
 *
 * @example
 * updateCachedRows(api.cache, listPosts, (posts) => posts.toReversed());
 */
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

/**
 * Replaces a row in every cached page of its list, by its id.
 *
 * @example
 * replaceCachedRow(api.cache, listPosts, savedPost);
 */
export function replaceCachedRow<E extends PagedEndpoint>(cache: QueryClient, endpoint: E, changed: RowOf<E>): void {
  updateCachedRows(cache, endpoint, (rows) => rows.map((row) => (idOf(row) === idOf(changed) ? changed : row)));
}

/**
 * Removes a row from every cached page of its list.
 *
 * @example
 * removeCachedRow(api.cache, listPosts, 7);
 */
export function removeCachedRow<E extends PagedEndpoint>(cache: QueryClient, endpoint: E, id: unknown): void {
  updateCachedRows(cache, endpoint, (rows) => rows.filter((row) => idOf(row) !== id));
}

/**
 * Puts a new row before the others of one cached list; without that list it does nothing.
 *
 * @example
 * prependCachedRow(api.cache, [listPosts, { limit: 20 }], createdPost);
 */
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

/**
 * Finds a row in the cached lists of an endpoint.
 *
 * @returns the first row that matches, or undefined
 *
 * @example
 * const post = findCachedRow(api.cache, listPosts, ({ id }) => id === 7);
 */
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
