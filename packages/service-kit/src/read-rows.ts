import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { isMysql } from './dialect.ts';
import { poolOf } from './mysql/pool-of.ts';
import { readKey, SharedReads } from './shared-reads.ts';

const readsOfDatabases = new WeakMap<DataSource, SharedReads>();

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
  const { dataSource } = manager;
  let reads = readsOfDatabases.get(dataSource);
  if (reads === undefined) readsOfDatabases.set(dataSource, (reads = new SharedReads()));
  return readTogether({ reads }, manager, { sql, parameters });
}

/** A statement in SQL, with `?` for each parameter. */
export interface Statement {
  readonly sql: string;
  readonly parameters: unknown[];
}

/** Reads that share their rows. */
interface Sharing<Row> {
  readonly reads: SharedReads;
  /** Changes the rows in place, once for all who share them. */
  readonly convert?: (rows: readonly Row[]) => void;
}

/** Reads the rows of a SELECT; shared, unless the manager belongs to a transaction. */
export function readTogether<Row>(
  { reads, convert }: Sharing<Row>,
  manager: EntityManager,
  { sql, parameters }: Statement,
): Promise<readonly Row[]> {
  const read = async (): Promise<readonly Row[]> => {
    const rows = await query<Row>(manager, sql, parameters);
    convert?.(rows);
    return rows;
  };
  return manager.queryRunner === undefined ? reads.read(readKey(sql, parameters), read) : read();
}

/**
 * Outside of a transaction it takes a connection from mysql2's pool by itself: a query runner of TypeORM costs as much as
 * the statement of a small page.
 */
function query<Row>(manager: EntityManager, sql: string, parameters: unknown[]): Promise<Row[]> {
  const { dataSource, queryRunner } = manager;
  if (queryRunner !== undefined || !isMysql(dataSource)) return manager.query<Row[]>(sql, parameters);
  const { logger, options } = dataSource;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    poolOf(dataSource).query(sql, parameters, (error: Error | null, rows) => {
      const ms = Math.round(performance.now() - started);
      if (ms > (options.maxQueryExecutionTime ?? Infinity)) logger.logQuerySlow(ms, sql, parameters);
      if (error === null) {
        // The columns of a statement have no type in the driver.
        resolve(rows as Row[]);
        return;
      }
      logger.logQueryError(error, sql, parameters);
      reject(new QueryFailedError(sql, parameters, error));
    });
  });
}
