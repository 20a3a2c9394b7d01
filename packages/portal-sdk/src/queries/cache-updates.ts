import type { ResponseData, Endpoint } from '@seed/contracts/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { InputArgument, ReadInput } from '../api/api-client.ts';
import type { ApiResponse } from '../api/api-response.ts';
import { hasShape } from '../api/check-shape.ts';
import { noteChange } from './changed-operations.ts';
import { infiniteQueryKeyFor, queryKeyFor } from './queries.ts';
import type { PagedEndpoint, CachedPages, RowOf } from './queries.ts';

/**
 * Changes the data of a cached response; without one it does nothing.
 *
 * @param cache the shared cache, `useApi().cache`
 * @param change returns the new data; must not change the old data
 *
 * @example
 * updateCachedData(api.cache, [getPost, { params: { id: 7 } }], (post) => ({ ...post, liked: true }));
 */
export function updateCachedData<E extends Endpoint>(
  cache: QueryClient,
  [endpoint, ...[input]]: [E, ...InputArgument<ReadInput<E>>],
  change: (data: ResponseData<E>) => ResponseData<E>,
): void {
  noteChange(endpoint);
  cache.setQueryData<ApiResponse<ResponseData<E>>>(queryKeyFor(endpoint, input), (response) =>
    response ? { ...response, data: change(response.data) } : response,
  );
}

/**
 * Changes the rows of every cached page of a list, for all its queries. Malformed data, which the shell may have fetched
 * ahead without a schema, stays as it is: the page that reads it reports it.
 *
 * @param cache the shared cache, `useApi().cache`
 * @param change returns the new rows of one page; must not change the old ones
 *
 * @example
 * updateCachedRows(api.cache, listPosts, (posts) => posts.toReversed());
 */
export function updateCachedRows<E extends PagedEndpoint>(
  cache: QueryClient,
  endpoint: E,
  change: (rows: RowOf<E>[]) => RowOf<E>[],
): void {
  noteChange(endpoint);
  const filters = { queryKey: [endpoint.operation], predicate: isPages };
  const changed = (page: CachedPage<E>) =>
    hasShape(endpoint, page.data) ? { ...page, data: change(page.data) } : page;
  cache.setQueriesData<CachedPages<RowOf<E>>>(filters, (cached) =>
    cached ? { ...cached, pages: cached.pages.map(changed) } : cached,
  );
}

/**
 * Replaces a row in every cached page of its list, by its id.
 *
 * @param cache the shared cache, `useApi().cache`
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
 * @param cache the shared cache, `useApi().cache`
 *
 * @example
 * removeCachedRow(api.cache, listPosts, 7);
 */
export function removeCachedRow<E extends PagedEndpoint>(cache: QueryClient, endpoint: E, id: unknown): void {
  updateCachedRows(cache, endpoint, (rows) => rows.filter((row) => idOf(row) !== id));
}

/**
 * Puts a new row before the others of one cached list, but behind those with `pinned`, which stay at the beginning;
 * without that list it does nothing.
 *
 * @param cache the shared cache, `useApi().cache`
 *
 * @example
 * prependCachedRow(api.cache, [listPosts, { limit: 20 }], createdPost);
 */
export function prependCachedRow<E extends PagedEndpoint>(
  cache: QueryClient,
  [endpoint, query]: [E, ReadInput<E>['query']],
  row: RowOf<E>,
): void {
  noteChange(endpoint);
  cache.setQueryData<CachedPages<RowOf<E>>>(infiniteQueryKeyFor(endpoint, query), (cached) => {
    if (!cached?.pages.every(({ data }) => hasShape(endpoint, data))) return cached;
    const found = cached.pages.findIndex(({ data }) => !data.every(isPinned));
    const place = found === -1 ? cached.pages.length - 1 : found;
    const pages = cached.pages.map((page, at) => (at === place ? { ...page, data: withRow(page.data, row) } : page));
    return { ...cached, pages };
  });
}

/**
 * Puts rows that a newer response has into the cached list with a query, each behind the row that precedes it there, so
 * that reading the list again moves none of them.
 *
 * @param list the endpoint and the query of the list
 * @param rows the newer response
 * @param added those of `rows` that the list lacks
 */
export function insertCachedRows<E extends PagedEndpoint>(
  cache: QueryClient,
  [endpoint, query]: [E, ReadInput<E>['query']],
  { rows, added }: { readonly rows: readonly RowOf<E>[]; readonly added: readonly RowOf<E>[] },
): void {
  noteChange(endpoint);
  cache.setQueryData<CachedPages<RowOf<E>>>(infiniteQueryKeyFor(endpoint, query), (cached) => {
    if (!cached?.pages.every(({ data }) => hasShape(endpoint, data))) return cached;
    const pages = cached.pages.map((page) => ({ ...page, data: [...page.data] }));
    let place: Place<RowOf<E>> = { rows: pages[0]?.data ?? [], at: 0 };
    for (const row of rows) {
      if (added.includes(row)) place.rows.splice(place.at++, 0, row);
      else place = placeBehind(pages, row) ?? place;
    }
    return { ...cached, pages };
  });
}

/**
 * Reads every cached response of an operation again where it is shown, and the others when they are. A read that is under
 * way is repeated, because its response may be older than the change.
 *
 * @param cache the shared cache, `useApi().cache`
 * @returns a promise that resolves when what is shown has been read
 *
 * @example
 * void invalidateReads(api.cache, listPosts);
 */
export function invalidateReads(cache: QueryClient, endpoint: Endpoint): Promise<void> {
  noteChange(endpoint);
  return cache.invalidateQueries({ queryKey: [endpoint.operation] });
}

interface Place<Row> {
  readonly rows: Row[];
  at: number;
}

function placeBehind<Row>(pages: readonly { readonly data: Row[] }[], row: Row): Place<Row> | undefined {
  const [place] = pages.flatMap(({ data }) => {
    const at = data.findLastIndex((other) => idOf(other) === idOf(row));
    return at === -1 ? [] : [{ rows: data, at: at + 1 }];
  });
  return place;
}

function withRow<Row>(rows: readonly Row[], row: Row): Row[] {
  const place = rows.findIndex((other) => !isPinned(other));
  return rows.toSpliced(place === -1 ? rows.length : place, 0, row);
}

/**
 * Finds a row in the cached lists of an endpoint.
 *
 * @param cache the shared cache, `useApi().cache`
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
  const pages = lists.flatMap(([, cached]) => cached?.pages ?? []).filter(({ data }) => hasShape(endpoint, data));
  return pages.flatMap(({ data }) => data).find(matches);
}

type CachedPage<E extends PagedEndpoint> = CachedPages<RowOf<E>>['pages'][number];

/** Whether a row stays at the beginning of its list, wherever its time would place it. */
export function isPinned(row: unknown): boolean {
  return (row as { readonly pinned?: unknown }).pinned === true;
}

/** TypeScript cannot infer from a generic endpoint that its rows have ids. */
export function idOf(row: unknown): unknown {
  return (row as { readonly id: unknown }).id;
}

function isPages({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey.at(-1) === 'pages';
}
