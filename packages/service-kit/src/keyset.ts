import { type PageQuery, unpagedRows } from '@seed/contracts/lists';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { isMysql } from './dialect.ts';
import { badRequest } from './problem-error.ts';

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

/** How a property that lists are ordered by goes into a cursor and comes back. */
export interface CursorKey<Value> {
  readonly encode: (value: Value) => string | number;
  readonly content: z.ZodType<Value>;
}

/** For a property that is an instant. */
export const instantKey: CursorKey<Date> = {
  encode: (instant) => instant.getTime(),
  content: z
    .int()
    .min(-8.64e15)
    .max(8.64e15)
    .transform((ms) => new Date(ms)),
};

/** For a property that is text, compared by code points: a column that is `exact`. */
export const textKey: CursorKey<string> = { encode: (text) => text, content: z.string() };

export interface ListOrder<Property extends string, Value> {
  /** The entity's property that comes first; its id decides between equals. There is an index in this order. */
  readonly by: Property;
  readonly direction: 'ASC' | 'DESC';
  readonly key: CursorKey<Value>;
}

/** Restricts a list to the rows with one value of a property. */
export interface ListFilter {
  readonly property: string;
  readonly value: string | number;
  /** Begins with the property and goes on in the list's order. */
  readonly index: string;
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
      kind?: ListFilter,
    ): SelectQueryBuilder<Row> {
      const { alias } = query;
      const column = `${alias}.${order.by}`;
      if (kind !== undefined) onlyOf(query, kind, order.direction);
      query
        .addOrderBy(column, order.direction)
        .addOrderBy(`${alias}.id`, order.direction)
        .limit(pageSize(page) + 1);
      if (page.cursor === undefined) return query;
      const [value, id] = decode(page.cursor, order.key);
      const behind = order.direction === 'ASC' ? '>' : '<';
      // MariaDB takes neither the row value (a, b) < (?, ?) nor a plain OR as a range of the index, but this.
      return query.andWhere(
        `${column} ${behind}= :cursorValue AND (${column} ${behind} :cursorValue OR ${alias}.id ${behind} :cursorId)`,
        { cursorValue: value, cursorId: id },
      );
    },
    /** The page out of the rows that `select` fetched. */
    toPage<Row extends Ordered<Property, Value>>(rows: readonly Row[], page: PageQuery): RowPage<Row> {
      const size = pageSize(page);
      const items = rows.slice(0, size);
      const last = rows.length > size ? items.at(-1) : undefined;
      return { items, nextCursor: last && encode(order.key.encode(last[order.by]), last.id) };
    },
  };
}

const newest = listOrder({ by: 'createdAt', direction: 'DESC', key: instantKey });

/** An opaque cursor for the row that a page of the newest ends with. */
export function encodeCursor({ createdAt, id }: Keyset): string {
  return encode(instantKey.encode(createdAt), id);
}

/** The row that a cursor stands for; 400 if it is not one of ours. */
export function decodeCursor(cursor: string): Keyset {
  const [createdAt, id] = decode(cursor, instantKey);
  return { createdAt, id };
}

/** How many rows the page may have. */
export function pageSize({ limit }: PageQuery): number {
  return limit ?? unpagedRows;
}

/** `listOrder` for the usual order, by (createdAt, id) downwards. */
export function newestFirst<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: PageQuery,
  kind?: ListFilter,
): SelectQueryBuilder<Row> {
  return newest.select(query, page, kind);
}

/** The page out of the rows that `newestFirst` selected. */
export function toPage<Row extends Keyset>(rows: readonly Row[], page: PageQuery): RowPage<Row> {
  return newest.toPage(rows, page);
}

function onlyOf<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { property, value, index }: ListFilter,
  direction: 'ASC' | 'DESC',
): void {
  const column = `${query.alias}.${property}`;
  if (!isMysql(query.dataSource)) {
    query.andWhere(`${column} = :kind`, { kind: value });
    return;
  }
  // For '=' MariaDB looks up the kind alone and for a later page reads all the pages before it; a range it begins at
  // the cursor, if the order is the whole index.
  query
    .useIndex(index)
    .andWhere(`${column} >= :kind AND ${column} <= :kind`, { kind: value })
    .addOrderBy(column, direction);
}

function encode(value: string | number, id: number): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

function decode<Value>(cursor: string, { content }: CursorKey<Value>): [Value, number] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return z.tuple([content, z.int().min(0)]).parse(parts);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw badRequest('The cursor is not valid.');
    throw error;
  }
}
