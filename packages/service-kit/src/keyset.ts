import type { PageQuery } from '@seed/contracts/lists';
import type { EntityManager, EntitySchema, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { decodePosition, encodePosition, instantKey } from './cursor.ts';
import { isMysql } from './dialect.ts';
import { tableReader } from './fetch-rows.ts';
import type { ListFilter, ListOrder } from './list-order.ts';
import { type ListRequest, type PageRequest, pageSize, pageStatement } from './page-statement.ts';

/** One page of the rows of a list. */
export interface RowPage<T> {
  readonly items: T[];
  /** The `cursor` of the next page; undefined on the last page. */
  readonly nextCursor: string | undefined;
  /** Whether a restriction of the list may show other rows to other members. */
  readonly isRestricted?: boolean;
}

type Ordered<Property extends string, Value> = { readonly [P in Property]: Value } & { readonly id: number };

/**
 * Declares the order of a list that is read page by page. A page begins at the cursor by an index (keyset pagination), so
 * the thousandth page costs as much as the first, and rows that are added in between move no other row.
 *
 * @param order the property that sorts the list, the direction, and the form of the property in a cursor
 * @returns `page` for a plain list; `select` and `toPage` for a query with conditions of its own;
 *   `order` is the parameter
 *
 * @example
 * ```ts
 * const byDay = listOrder({ by: 'day', direction: 'ASC', key: textKey });
 * const query = events.createQueryBuilder('event').where('event.day >= :from', { from });
 * const { items, nextCursor } = byDay.toPage(await fetchRows<EventRow>(byDay.select(query, { limit: 20 })), { limit: 20 });
 * ```
 */
export function listOrder<Property extends string, Value>(order: ListOrder<Property, Value>) {
  return {
    order,
    /**
     * Orders the query, starts behind the cursor and limits it to the page and one row more, which `toPage` removes.
     *
     * @param filter a condition that needs a hint for its index, as `page` takes it
     * @throws ProblemError `bad_request` (400) if the cursor is not valid.
     */
    select<Row extends ObjectLiteral>(
      query: SelectQueryBuilder<Row>,
      page: PageQuery,
      filter?: ListFilter,
    ): SelectQueryBuilder<Row> {
      const { alias } = query;
      const column = `${alias}.${order.by}`;
      if (filter !== undefined) applyFilter(query, filter, order.direction);
      query
        .addOrderBy(column, order.direction)
        .addOrderBy(`${alias}.id`, order.direction)
        .limit(pageSize(page) + 1);
      if (page.cursor === undefined) return query;
      const [value, id] = decodePosition(page.cursor, order.key);
      const behind = order.direction === 'ASC' ? '>' : '<';
      // MariaDB reads a range of the index for this condition, but not for the row value (a, b) < (?, ?) or a plain OR.
      const after = `(${column} ${behind} :cursorValue OR ${alias}.id ${behind} :cursorId)`;
      return query.andWhere(`${column} ${behind}= :cursorValue AND ${after}`, { cursorValue: value, cursorId: id });
    },
    /**
     * Reads a page of the table by one statement, or two if a restriction leaves out some of its rows.
     *
     * @throws ProblemError `bad_request` (400) if the cursor is not valid.
     */
    async page<Row extends Ordered<Property, Value>>(
      manager: EntityManager,
      entity: EntitySchema<Row>,
      request: ListRequest,
    ): Promise<RowPage<Row>> {
      const reader = tableReader(manager.dataSource, entity);
      const { rows, isRestricted } = await readPage({ ...request, mysql: isMysql(manager.dataSource) }, (part) =>
        reader.read<Row>(manager, pageStatement(reader, order, part)),
      );
      return { ...this.toPage(rows, request.page), isRestricted };
    },
    /**
     * Makes the page of the rows that `select` found.
     *
     * @param page the same as for `select`
     */
    toPage<Row extends Ordered<Property, Value>>(rows: readonly Row[], page: PageQuery): RowPage<Row> {
      const size = pageSize(page);
      const items = rows.slice(0, size);
      const last = rows.length > size ? items.at(-1) : undefined;
      return { items, nextCursor: last && encodePosition(order.key.encode(last[order.by]), last.id) };
    },
  };
}

/**
 * The usual order of lists: by (createdAt, id), descending.
 *
 * @example
 * ```ts
 * const { items, nextCursor } = await newest.page(manager, postEntity, { page: { limit: 20, cursor } });
 * ```
 */
export const newest = listOrder({ by: 'createdAt', direction: 'DESC', key: instantKey });

/** Tries a page without its restriction first if it can be checked for the rows that were read. */
async function readPage<Row extends ObjectLiteral>(
  request: PageRequest,
  read: (request: PageRequest) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly isRestricted: boolean }> {
  const isMetBy = request.restriction?.isMetBy;
  if (isMetBy !== undefined) {
    const rows = await read({ ...request, restriction: undefined });
    if (rows.every(isMetBy)) return { rows, isRestricted: false };
  }
  return { rows: await read(request), isRestricted: request.restriction !== undefined };
}

function applyFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { property, value, index }: ListFilter,
  direction: 'ASC' | 'DESC',
): void {
  const column = `${query.alias}.${property}`;
  if (!isMysql(query.dataSource)) {
    query.andWhere(`${column} = :filter`, { filter: value });
    return;
  }
  // With '=' MariaDB reads all pages before the cursor or sorts; with a range it begins at the cursor, if the order is
  // the whole index.
  query
    .useIndex(index)
    .andWhere(`${column} >= :filter AND ${column} <= :filter`, { filter: value })
    .addOrderBy(column, direction);
}
