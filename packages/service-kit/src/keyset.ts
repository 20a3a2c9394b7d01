import type { PageQuery } from '@seed/contracts/lists';
import type { EntityManager, EntitySchema, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { decodePosition, encodePosition, instantKey } from './cursor.ts';
import { isMysql } from './dialect.ts';
import { tableReader } from './fetch-rows.ts';
import type { ListFilter, ListOrder } from './list-order.ts';
import { type ListRequest, pageSize, pageStatement } from './page-statement.ts';

/** Where a page ends in a list that is ordered by creation. */
export interface Keyset {
  readonly createdAt: Date;
  readonly id: number;
}

export interface RowPage<T> {
  readonly items: T[];
  /** Undefined on the last page. */
  readonly nextCursor: string | undefined;
}

type Ordered<Property extends string, Value> = { readonly [P in Property]: Value } & { readonly id: number };

/** A list's order by keyset: `const byDay = listOrder({ by: 'day', direction: 'ASC', key: textKey })`. */
export function listOrder<Property extends string, Value>(order: ListOrder<Property, Value>) {
  return {
    /**
     * Orders the query and starts behind the cursor. Fetches one row more than the page has: `toPage` takes it off again.
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
      // MariaDB takes neither the row value (a, b) < (?, ?) nor a plain OR as a range of the index, but this.
      const after = `(${column} ${behind} :cursorValue OR ${alias}.id ${behind} :cursorId)`;
      return query.andWhere(`${column} ${behind}= :cursorValue AND ${after}`, { cursorValue: value, cursorId: id });
    },
    /** Reads a page of the table by one statement that needs no query builder. */
    async page<Row extends Ordered<Property, Value>>(
      manager: EntityManager,
      entity: EntitySchema<Row>,
      request: ListRequest,
    ): Promise<RowPage<Row>> {
      const reader = tableReader(manager.dataSource, entity);
      const statement = pageStatement(reader, order, { ...request, mysql: isMysql(manager.dataSource) });
      const rows = await manager.query<Row[]>(statement.sql, statement.parameters);
      reader.convert(rows);
      return this.toPage(rows, request.page);
    },
    /** The page out of the rows that `select` fetched. */
    toPage<Row extends Ordered<Property, Value>>(rows: readonly Row[], page: PageQuery): RowPage<Row> {
      const size = pageSize(page);
      const items = rows.slice(0, size);
      const last = rows.length > size ? items.at(-1) : undefined;
      return { items, nextCursor: last && encodePosition(order.key.encode(last[order.by]), last.id) };
    },
  };
}

/** The usual order of lists, by (createdAt, id) downwards. */
export const newest = listOrder({ by: 'createdAt', direction: 'DESC', key: instantKey });

/** An opaque cursor for the row that a page of the newest ends with. */
export function encodeCursor({ createdAt, id }: Keyset): string {
  return encodePosition(instantKey.encode(createdAt), id);
}

/** The row that a cursor stands for; 400 if it is not one of ours. */
export function decodeCursor(cursor: string): Keyset {
  const [createdAt, id] = decodePosition(cursor, instantKey);
  return { createdAt, id };
}

/** `listOrder` for the usual order, by (createdAt, id) downwards. */
export function newestFirst<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: PageQuery,
  filter?: ListFilter,
): SelectQueryBuilder<Row> {
  return newest.select(query, page, filter);
}

/** The page out of the rows that `newestFirst` selected. */
export function toPage<Row extends Keyset>(rows: readonly Row[], page: PageQuery): RowPage<Row> {
  return newest.toPage(rows, page);
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
