import { type PageQuery, unpagedRows } from '@seed/contracts/lists';
import type { ObjectLiteral } from 'typeorm';
import { decodePosition } from './cursor.ts';
import type { TableReader } from './fetch-rows.ts';
import type { ListFilter, ListOrder } from './list-order.ts';
import type { Statement } from './read-rows.ts';

/** The page to read, of all rows or of those with one value. */
export interface ListRequest {
  readonly page: PageQuery;
  readonly filter?: ListFilter | undefined;
  /** A property that sorts before the list's own order, for a page without a cursor, and the index of the whole order. */
  readonly leading?: Pick<ListFilter, 'property' | 'index'> | undefined;
  readonly restriction?: ListRestriction | undefined;
}

/** A request for a page of a table of one engine. */
export interface PageRequest extends ListRequest {
  readonly mysql: boolean;
}

/** A condition without an index of its own, which leaves out few rows. */
export interface ListRestriction {
  /** Makes the condition in SQL, with `?` for each parameter. */
  readonly sql: (column: (property: string) => string) => string;
  readonly parameters: readonly unknown[];
  /**
   * The condition for a row that is read. With it, a page is read without the condition first, so that requests of all
   * members share it, and again only if one of its rows does not meet the condition.
   */
  readonly isMetBy?: (row: ObjectLiteral) => boolean;
}

/** Makes the statement that reads a page and one row more, which shows whether there is a next page. */
export function pageStatement<Property extends string, Value>(
  reader: TableReader,
  { by, direction, key }: ListOrder<Property, Value>,
  { page, filter, leading, restriction, mysql }: PageRequest,
): Statement {
  const column = reader.column(by);
  const behind = direction === 'ASC' ? '>' : '<';
  const conditions: string[] = [];
  const parameters: unknown[] = [];
  const orders = [`${column} ${direction}`, `id ${direction}`];
  if (leading !== undefined) orders.unshift(`${reader.column(leading.property)} ${direction}`);
  if (filter !== undefined) {
    const filtered = reader.column(filter.property);
    // With '=' MariaDB sorts all rows of a text, or begins a later page at the first row. The order is the whole index.
    conditions.push(mysql ? `${filtered} >= ? AND ${filtered} <= ?` : `${filtered} = ?`);
    parameters.push(...(mysql ? [filter.value, filter.value] : [filter.value]));
    if (mysql) orders.unshift(`${filtered} ${direction}`);
  }
  if (page.cursor !== undefined) {
    const [value, id] = decodePosition(page.cursor, key);
    const parameter = reader.parameter(by, value);
    conditions.push(`${column} ${behind}= ? AND (${column} ${behind} ? OR id ${behind} ?)`);
    parameters.push(parameter, parameter, id);
  }
  if (restriction !== undefined) {
    conditions.push(restriction.sql((property) => reader.column(property)));
    parameters.push(...restriction.parameters);
  }
  // MariaDB sorts the whole table for a first page rather than reading the index backwards.
  const index = filter?.index ?? leading?.index ?? reader.index([by, 'id']);
  const hint = mysql && index !== undefined ? ` FORCE INDEX (${index})` : '';
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const sql = `${reader.select}${hint}${where} ORDER BY ${orders.join(', ')} LIMIT ${pageSize(page) + 1}`;
  return { sql, parameters };
}

/** Returns the greatest number of rows of the page. */
export function pageSize({ limit }: PageQuery): number {
  return limit ?? unpagedRows;
}
