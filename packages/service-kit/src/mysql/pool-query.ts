import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';

/** Is called with each statement before it runs; what it returns is called when it has ended, with its error if it failed. */
export type StatementObserver = (sql: string) => ((error?: Error) => void) | undefined;

const observers = new WeakMap<DataSource, StatementObserver[]>();

/** Observes the statements of `queryPool` from now on. */
export function observePool(dataSource: DataSource, observer: StatementObserver): void {
  observers.set(dataSource, [...(observers.get(dataSource) ?? []), observer]);
}

/**
 * Resolves to the rows of a SELECT, which runs on a connection of mysql2's pool without a query runner of TypeORM. It takes the
 * connection by itself: what the pool's own `query` makes (mysql2 3.24.5) lives until a full garbage collection, and with it
 * the whole request.
 *
 * @throws the driver's error
 */
export async function queryPool<Row>(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<Row[]> {
  const ended = (observers.get(dataSource) ?? []).map((observe) => observe(sql));
  try {
    const rows = await runOnConnection<Row>(poolOf(dataSource), sql, parameters);
    for (const end of ended) end?.();
    return rows;
  } catch (error) {
    for (const end of ended) end?.(error as Error);
    throw error;
  }
}

async function runOnConnection<Row>(pool: Pool, sql: string, parameters: unknown[]): Promise<Row[]> {
  const connection = await connectionOf(pool);
  try {
    return await new Promise((resolve, reject) => {
      connection.query(sql, parameters, (error, rows) => {
        // The columns of a statement have no type in the driver.
        if (error === null) resolve(rows as Row[]);
        else reject(error);
      });
    });
  } finally {
    connection.release();
  }
}

function connectionOf(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    pool.getConnection((error, connection) => (error === null ? resolve(connection) : reject(error)));
  });
}

/** The pool of an open data source of MySQL, which TypeORM declares without a type. */
function poolOf({ driver }: DataSource): Pool {
  return (driver as unknown as { readonly pool: Pool }).pool;
}
