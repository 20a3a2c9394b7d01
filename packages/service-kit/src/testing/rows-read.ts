import type { DataSource, EntityManager } from 'typeorm';
import { isMysql } from '../dialect.ts';

/**
 * How many rows and index entries the database server reads for the work; null on the embedded database, which does not
 * count them.
 */
export async function rowsRead(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<number | null> {
  if (!isMysql(dataSource)) return null;
  // The server counts by connection, and a transaction stays on one.
  return dataSource.transaction(async (manager) => {
    await manager.query('FLUSH STATUS');
    await work(manager);
    const counts = await manager.query<{ Value: string }[]>("SHOW SESSION STATUS LIKE 'Handler_read%'");
    return counts.reduce((sum, { Value }) => sum + Number(Value), 0);
  });
}
