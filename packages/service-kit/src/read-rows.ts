import type { Pool } from 'mysql2';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { isMysql } from './dialect.ts';

/**
 * Reads the rows of a SELECT as the driver returns them. Outside of a transaction it takes a connection from mysql2's pool
 * by itself: a query runner of TypeORM costs as much as the statement of a small page.
 *
 * @throws QueryFailedError as `manager.query` does.
 *
 * @example
 * ```ts
 * const days = await readRows<{ day: string }>(manager, 'SELECT day FROM events WHERE id > ?', [7]);
 * ```
 */
export function readRows<Row>(manager: EntityManager, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const { dataSource, queryRunner } = manager;
  if (queryRunner !== undefined || !isMysql(dataSource)) return manager.query<Row[]>(sql, parameters);
  const { logger, options } = dataSource;
  // TypeORM declares the pool of its driver without a type.
  const { pool } = dataSource.driver as unknown as { readonly pool: Pool };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    pool.query(sql, parameters, (error: Error | null, rows) => {
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
