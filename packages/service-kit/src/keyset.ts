import { type PageQuery, unpagedRows } from '@seed/contracts/lists';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { badRequest } from './problem-error.ts';

/** Where a page ends: what lists are ordered by, newest first. */
export interface Keyset {
  readonly createdAt: Date;
  readonly id: number;
}

export interface Page<T> {
  readonly items: T[];
  /** Undefined on the last page. */
  readonly nextCursor: string | undefined;
}

const cursorContent = z.tuple([z.int().min(0).max(8.64e15), z.int().min(0)]);

/** An opaque cursor for the row that a page ends with. */
export function encodeCursor({ createdAt, id }: Keyset): string {
  return Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');
}

/** The row that a cursor stands for; 400 if it is not one of ours. */
export function decodeCursor(cursor: string): Keyset {
  try {
    const [createdAt, id] = cursorContent.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAt), id };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw badRequest('The cursor is not valid.');
    throw error;
  }
}

/** How many rows the page may have. */
export function pageSize({ limit }: PageQuery): number {
  return limit ?? unpagedRows;
}

/**
 * Orders by (createdAt, id) downwards and starts behind the cursor. Fetches one row more than the page has: `toPage`
 * takes it off again. The entity's properties are called `createdAt` and `id` and have an index in this order.
 */
export function newestFirst<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: PageQuery,
): SelectQueryBuilder<Row> {
  const { alias } = query;
  query
    .orderBy(`${alias}.createdAt`, 'DESC')
    .addOrderBy(`${alias}.id`, 'DESC')
    .limit(pageSize(page) + 1);
  if (page.cursor === undefined) return query;
  const { createdAt, id } = decodeCursor(page.cursor);
  // MariaDB takes neither the row value (a, b) < (?, ?) nor a plain OR as a range of the index, but this.
  return query.andWhere(
    `${alias}.createdAt <= :cursorAt AND (${alias}.createdAt < :cursorAt OR ${alias}.id < :cursorId)`,
    { cursorAt: createdAt, cursorId: id },
  );
}

/** The page out of the rows that `newestFirst` selected. */
export function toPage<Row extends Keyset>(rows: readonly Row[], page: PageQuery): Page<Row> {
  const size = pageSize(page);
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > size && last !== undefined ? encodeCursor(last) : undefined };
}
