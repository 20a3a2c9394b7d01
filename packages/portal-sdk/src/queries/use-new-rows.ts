import { useQuery } from '@tanstack/react-query';
import type { ResponseData } from '@seed/contracts/endpoint';
import type { InputArgument, ReadInput } from '../api/api-client.ts';
import { useApi } from '../module/portal-context.ts';
import { idOf, insertCachedRows, isPinned } from './cache-updates.ts';
import { infiniteQueryKeyFor, queryKeyFor, responseQueryFor } from './queries.ts';
import type { PagedEndpoint, RowOf } from './queries.ts';

/** Milliseconds after which an open list looks for new rows. */
const newRowsMs = 60_000;

/** The list that is open: its endpoint and query, and the result of `useInfiniteQuery`. */
export interface OpenList<E extends PagedEndpoint> {
  readonly endpoint: E;
  readonly query: ReadInput<E>['query'];
  readonly loaded: {
    readonly data: readonly RowOf<E>[];
    readonly dataUpdatedAt: number;
    readonly hasNextPage: boolean;
  };
}

/**
 * Rows that others have added while a list is open. The first page is read once a minute while the tab is visible; the
 * browser sends its ETag, so an unchanged page is a 304.
 *
 * @returns the new rows, and a function that puts them into the list
 */
export function useNewRows<E extends PagedEndpoint>({ endpoint, query, loaded }: OpenList<E>) {
  const api = useApi();
  const input = [{ query }] as unknown as InputArgument<ReadInput<E>>;
  const { data: newest, dataUpdatedAt } = useQuery({
    ...responseQueryFor(api, endpoint, ...input),
    queryKey: [...queryKeyFor(endpoint, { query }), 'newest'],
    initialData: { data: [...loaded.data] as ResponseData<E>, etag: null, next: null },
    initialDataUpdatedAt: loaded.dataUpdatedAt,
    staleTime: newRowsMs,
    refetchInterval: newRowsMs,
    retry: false,
    // The next minute is soon enough.
    meta: { retriesInBackground: false },
  });
  // An older page may have rows that the member has deleted from the list since then.
  const rows = newest.data as readonly RowOf<E>[];
  const added = dataUpdatedAt > loaded.dataUpdatedAt ? addedTo(loaded, rows) : [];
  const show = () => {
    insertCachedRows(api.cache, [endpoint, query], { rows, added });
    // More may have been added than the page has.
    void api.cache.invalidateQueries({ queryKey: infiniteQueryKeyFor(endpoint, query) });
  };
  return { added, show };
}

interface LoadedRows {
  readonly data: readonly unknown[];
  readonly hasNextPage: boolean;
}

/** The unknown rows between known ones; the unknown ones behind these moved up because others were deleted. */
function addedTo<Row>(list: LoadedRows, newest: readonly Row[]): readonly Row[] {
  const known = new Set(list.data.map(idOf));
  const isKnown = (row: Row) => known.has(idOf(row));
  const groups = [newest.filter(isPinned), newest.filter((row) => !isPinned(row))];
  return groups.flatMap((rows) => {
    const lastKnown = list.hasNextPage ? rows.findLastIndex(isKnown) : -1;
    const part = lastKnown === -1 ? rows : rows.slice(0, lastKnown);
    return part.filter((row) => !isKnown(row));
  });
}
