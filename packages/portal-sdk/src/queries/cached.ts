import type { Answer, Endpoint } from '@seed/contracts/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { InputArgument, ReadInput } from '../api/api-client.ts';
import type { Reply } from '../api/reply.ts';
import { pagesKeyOf, queryKeyOf } from './queries.ts';
import type { PagedEndpoint, Pages, RowOf } from './queries.ts';

/** Changes a cached answer, if there is one. */
export function changeAnswer<E extends Endpoint>(
  cache: QueryClient,
  [endpoint, ...[input]]: [E, ...InputArgument<ReadInput<E>>],
  change: (data: Answer<E>) => Answer<E>,
): void {
  cache.setQueryData<Reply<Answer<E>>>(queryKeyOf(endpoint, input), (reply) =>
    reply ? { ...reply, data: change(reply.data) } : reply,
  );
}

/** Changes the rows of every cached page of a list, whatever its query. */
export function changeRows<E extends PagedEndpoint>(
  cache: QueryClient,
  endpoint: E,
  change: (rows: RowOf<E>[]) => RowOf<E>[],
): void {
  const filters = { queryKey: [endpoint.operation], predicate: isPages };
  cache.setQueriesData<Pages<RowOf<E>>>(filters, (cached) =>
    cached ? { ...cached, pages: cached.pages.map((page) => ({ ...page, data: change(page.data) })) } : cached,
  );
}

/** Shows a changed row wherever it is cached. */
export function replaceRow<E extends PagedEndpoint>(cache: QueryClient, endpoint: E, changed: RowOf<E>): void {
  changeRows(cache, endpoint, (rows) => rows.map((row) => (idOf(row) === idOf(changed) ? changed : row)));
}

/** Takes a row out of every cached page. */
export function removeRow<E extends PagedEndpoint>(cache: QueryClient, endpoint: E, id: unknown): void {
  changeRows(cache, endpoint, (rows) => rows.filter((row) => idOf(row) !== id));
}

/** Puts a new row before the others of one cached list, if it is cached. */
export function addFirstRow<E extends PagedEndpoint>(
  cache: QueryClient,
  [endpoint, query]: [E, ReadInput<E>['query']],
  row: RowOf<E>,
): void {
  cache.setQueryData<Pages<RowOf<E>>>(pagesKeyOf(endpoint, query), (cached) => {
    const [first, ...rest] = cached?.pages ?? [];
    return cached && first ? { ...cached, pages: [{ ...first, data: [row, ...first.data] }, ...rest] } : cached;
  });
}

/** The first row of the cached lists of this endpoint that matches. */
export function findRow<E extends PagedEndpoint>(
  cache: QueryClient,
  endpoint: E,
  matches: (row: RowOf<E>) => boolean,
): RowOf<E> | undefined {
  const lists = cache.getQueriesData<Pages<RowOf<E>>>({ queryKey: [endpoint.operation], predicate: isPages });
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
