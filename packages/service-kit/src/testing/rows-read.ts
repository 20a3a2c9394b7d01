import type { DataSource, EntityManager } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { observeQueries } from './observe-queries.ts';

/**
 * Counts the rows that the database reads for the work: on a server its own count of rows and index entries, on the
 * embedded database, which has no such count, the rows that statements return.
 *
 * @param work reads through the given manager
 *
 * @example
 * ```ts
 * expect(await rowsRead(dataSource, (manager) => postsRepository(manager).list({ limit: 20 }))).toBeLessThan(100);
 * ```
 */
export function rowsRead(dataSource: DataSource, work: (manager: EntityManager) => Promise<unknown>): Promise<number> {
  // A server counts by connection, and a transaction stays on one.
  return dataSource.transaction(async (manager) => {
    if (!isMysql(dataSource)) return rowsReturned(manager, work);
    await manager.query('FLUSH STATUS');
    await work(manager);
    const counts = await manager.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Handler_read%'");
    return counts.reduce((sum, { Value }) => sum + Number(Value), 0);
  });
}

async function rowsReturned(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<number> {
  let rows = 0;
  await observeQueries(manager, work, ({ result }) => {
    if (Array.isArray(result)) rows += result.length;
    else if (hasRecords(result)) rows += result.records.length;
  });
  return rows;
}

function hasRecords(result: unknown): result is { readonly records: readonly unknown[] } {
  return typeof result === 'object' && result !== null && 'records' in result && Array.isArray(result.records);
}
