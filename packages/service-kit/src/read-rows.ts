import { serialize } from 'node:v8';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { Batches } from './batches.ts';
import { isMysql } from './dialect.ts';
import { queryPool } from './mysql/pool-query.ts';
import { placeholders } from './placeholders.ts';

/** More ids are read by several statements, so that no request waits for the rows of too many others. */
export const mostIdsTogether = 100;

const readsOfDatabases = new WeakMap<DataSource, Batches>();

/**
 * Reads the rows of a SELECT as the driver returns them. Outside of a transaction, requests that read the same at the same
 * time share the rows.
 *
 * @throws QueryFailedError as `manager.query` does.
 *
 * @example
 * ```ts
 * const days = await readRows<{ day: string }>(manager, 'SELECT day FROM events WHERE id > ?', [7]);
 * ```
 */
export function readRows<Row>(
  manager: EntityManager,
  sql: string,
  parameters: unknown[] = [],
): Promise<readonly Row[]> {
  return readTogether(manager, { sql, parameters });
}

/** A SELECT of the rows that have one of some ids in a column. */
export interface SelectByIds<Row, Value> {
  /** The statement up to its last condition, such as `SELECT id, title FROM events WHERE id`. */
  readonly sql: string;
  readonly parameters?: unknown[];
  /** The property with the id by which a row is found. */
  readonly property: keyof Row & string;
  /** Makes a value of the rows of an id, once for all who share them; equal for equal statements. */
  readonly valueOf: (rows: Row[]) => Value;
}

/**
 * Reads the rows with one of the ids. Outside of a transaction, requests that read rows of other ids at the same time share
 * one statement.
 *
 * @returns the values of the ids that have rows, and of ids of other requests
 *
 * @example
 * ```ts
 * const valueOf = (rows: TitledRow[]) => rows.map(({ title }) => title);
 * const select = { sql: 'SELECT event_id AS eventId, title FROM meetings WHERE event_id', property: 'eventId', valueOf } as const;
 * const titles = (await readByIds<TitledRow, string[]>(manager, select, [7, 8])).get(7) ?? [];
 * ```
 */
export async function readByIds<Row, Value>(
  manager: EntityManager,
  { sql, parameters = [], property, valueOf }: SelectByIds<Row, Value>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Value>> {
  if (ids.length === 0) return new Map();
  const read = async (all: readonly number[]): Promise<ReadonlyMap<number, Value>> => {
    const rows = await query<Row>(manager, `${sql} IN (${placeholders(all)})`, [...parameters, ...all]);
    return valuesById(rows, property, valueOf);
  };
  if (manager.queryRunner !== undefined) return read(ids);
  return readsOf(manager).join(readKey({ sql, parameters }), ids, read);
}

/** Makes a value of the rows of each id. */
export function valuesById<Row, Value>(
  rows: readonly Row[],
  property: keyof Row,
  valueOf: (rows: Row[]) => Value,
): ReadonlyMap<number, Value> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const id = row[property] as number;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [row]);
    else group.push(row);
  }
  return new Map([...groups].map(([id, group]) => [id, valueOf(group)]));
}

function readsOf({ dataSource }: EntityManager): Batches {
  const known = readsOfDatabases.get(dataSource);
  if (known !== undefined) return known;
  const reads = new Batches(mostIdsTogether);
  readsOfDatabases.set(dataSource, reads);
  return reads;
}

/** A statement in SQL, with `?` for each parameter. */
export interface Statement {
  readonly sql: string;
  readonly parameters: unknown[];
}

/**
 * Reads the rows of a SELECT; shared, unless the manager belongs to a transaction.
 *
 * @param convert changes the rows, once for all who share them; equal for equal statements
 */
export function readTogether<Row>(
  manager: EntityManager,
  { sql, parameters }: Statement,
  convert: (rows: Row[]) => readonly Row[] = unchanged,
): Promise<readonly Row[]> {
  const read = async () => convert(await query<Row>(manager, sql, parameters));
  if (manager.queryRunner !== undefined) return read();
  const key = readKey({ sql, parameters }, convert === unchanged ? 'driver' : 'entity');
  return readsOf(manager).join(key, [], read);
}

function unchanged<Row>(rows: Row[]): readonly Row[] {
  return rows;
}

/** Equal for the same text and parameters of the same types, if their rows get the same types. */
export function readKey({ sql, parameters }: Statement, types: 'driver' | 'entity' = 'driver'): string {
  // Most parameters are ids and texts, for which JSON is several times as fast; a Date would be a text in it.
  const values = parameters.every(isIdOrText) ? JSON.stringify(parameters) : serialize(parameters).toString('latin1');
  return `${types} ${sql} ${values}`;
}

function isIdOrText(value: unknown): boolean {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

/** Outside of a transaction on a server there is no query runner, which costs as much as the statement of a small page. */
async function query<Row>(manager: EntityManager, sql: string, parameters: unknown[]): Promise<Row[]> {
  const { dataSource, queryRunner } = manager;
  if (queryRunner !== undefined || !isMysql(dataSource)) return manager.query<Row[]>(sql, parameters);
  const { logger, options } = dataSource;
  const started = performance.now();
  try {
    return await queryPool<Row>(dataSource, sql, parameters);
  } catch (error) {
    logger.logQueryError(error as Error, sql, parameters);
    throw new QueryFailedError(sql, parameters, error as Error);
  } finally {
    const ms = Math.round(performance.now() - started);
    if (ms > (options.maxQueryExecutionTime ?? Infinity)) logger.logQuerySlow(ms, sql, parameters);
  }
}
