import type { PageQuery } from '@seed/contracts/lists';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { decodePosition } from '../cursor.ts';
import { fetchRowsBy } from '../fetch-rows.ts';
import type { RowPage } from '../keyset.ts';
import type { ListOrder } from '../list-order.ts';
import { pageSize } from '../page-statement.ts';
import { candidates } from './candidates.ts';
import { isInRange, type KeyRange, type RankedRow } from './key-range.ts';
import { pendingIds } from './pending-rows.ts';
import { filterTerm, type SearchIndex } from './search-index.ts';
import { sortNumber } from './sort-page.ts';
import type { Lookup } from './stored-terms.ts';
import { parseSearch } from './terms.ts';

type Sorted = Date | string;
type Identified = ObjectLiteral & { readonly id: number };

/** The page of a search to read. */
export interface SearchRequest<Property extends string, Value extends Sorted, Row = never> {
  /** The words of the search. */
  readonly q: string;
  readonly page: PageQuery;
  /** The order of the list, as `listOrder` makes it; its property is the index's `sortBy`. */
  readonly list: SearchedList<Property, Value>;
  /** Values of filters of the index; undefined limits nothing. */
  readonly filters?: Readonly<Record<string, string | number | undefined>>;
  /** The first value of the property that sorts the list. */
  readonly from?: Value | undefined;
  /** The last value of the range, which belongs to it. */
  readonly to?: Value | undefined;
  /** Leaves out rows that match; default: none. */
  readonly isVisible?: (row: Row) => boolean;
}

/** The part of `listOrder` that a search needs. */
export interface SearchedList<Property extends string, Value> {
  readonly order: ListOrder<Property, Value>;
  toPage<Row extends { readonly [P in Property]: Value } & { readonly id: number }>(
    rows: readonly Row[],
    page: PageQuery,
  ): RowPage<Row>;
}

const mostRowsPerRead = 200;

/**
 * Reads a page of the rows that match, in the order of the list and by its cursors. The index proposes rows, and a row
 * is in the result only if its present texts match, also if it has changed since it was indexed.
 *
 * @returns no rows for a text without letters and digits
 * @throws ProblemError `bad_request` (400) if the cursor is not valid.
 *
 * @example
 * ```ts
 * const { items, nextCursor } = await searchRows(manager, postSearch, { q, page: { limit: 20 }, list: newest });
 * ```
 */
export async function searchRows<
  Property extends string,
  Value extends Sorted,
  Row extends Identified & { readonly [P in Property]: Value },
>(
  manager: EntityManager,
  index: SearchIndex<Row>,
  request: SearchRequest<Property, Value, Row>,
): Promise<RowPage<Row>> {
  const { q, list, page, isVisible = () => true } = request;
  const search = parseSearch(q);
  if (search.isEmpty) return { items: [], nextCursor: undefined };
  const filters = givenFilters(request);
  const range = keyRange(request);
  const rank = (row: Row): RankedRow => ({ id: row.id, key: index.sortKeyOf(row) });
  const isFound = (row: Row): boolean =>
    isInRange(range, rank(row)) &&
    filters.every(([name, value]) => String(index.filters[name]?.(row)) === String(value)) &&
    search.matches(index.texts(row)) &&
    isVisible(row);
  // The pending rows are read before the index, so that a row that is indexed meanwhile is proposed twice rather than
  // never.
  const pending = await pendingIds(manager, index.tables);
  const known = (await fetchRowsBy(manager, index.entity, { property: 'id', values: [...pending] })).filter(isFound);
  const lookups = [
    ...filters.map(([name, value]): Lookup => ({ term: filterTerm(name, value) })),
    ...search.lookups.map((beginning): Lookup => ({ beginning })),
  ];
  const proposed = candidates(manager, index.tables, { range, lookups, known: known.map(rank), excluded: pending });
  const rows = await firstRows(proposed, pageSize(page) + 1, async (ids) =>
    (await fetchRowsBy(manager, index.entity, { property: 'id', values: ids })).filter(isFound),
  );
  return list.toPage(rows, page);
}

function givenFilters({ filters = {} }: Pick<SearchRequest<string, Sorted>, 'filters'>): [string, string | number][] {
  return Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

function keyRange<Property extends string, Value extends Sorted>({
  list,
  page,
  from,
  to,
}: SearchRequest<Property, Value>): KeyRange {
  const { direction, key } = list.order;
  const [value, id] = page.cursor === undefined ? [] : decodePosition(page.cursor, key);
  return {
    direction,
    from: from === undefined ? -Infinity : sortNumber(from),
    to: to === undefined ? Infinity : sortNumber(to),
    after: value === undefined || id === undefined ? undefined : { id, key: sortNumber(value) },
  };
}

/** Reads the first rows that are proposed and match. */
async function firstRows<Row extends Identified>(
  proposed: AsyncIterable<readonly RankedRow[]>,
  count: number,
  read: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const part of proposed) {
    // Most proposals match; after many that do not, more rows are read together.
    for (let at = 0; at < part.length && found.length < count;) {
      const size = Math.min(Math.max(count - found.length, at), mostRowsPerRead);
      const ids = part.slice(at, at + size).map(({ id }) => id);
      const byId = new Map((await read(ids)).map((row) => [row.id, row]));
      found.push(...ids.flatMap((id) => byId.get(id) ?? []));
      at += size;
    }
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}
