import type { EntityManager } from 'typeorm';
import { placeholders } from '../placeholders.ts';
import { readRows } from '../read-rows.ts';
import type { SearchTables } from './search-index.ts';

/** They are read whole; if more are written within a second, the older ones are found when they are indexed. */
const mostPending = 512;

/** Announces that a row is to be indexed, in the transaction that changes it. */
export async function announce(manager: EntityManager, tables: SearchTables, id: number): Promise<void> {
  await announceAll(manager, tables, [id]);
}

/** The same as `announce`, for many rows in one statement. */
export async function announceAll(manager: EntityManager, tables: SearchTables, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(`INSERT INTO ${tables.pending} (row_id) VALUES ${placeholders(ids, '(?)')}`, [...ids]);
}

/** Reads the ids of the rows that are not indexed yet. */
export async function pendingIds(manager: EntityManager, tables: SearchTables): Promise<Set<number>> {
  const rows = await readRows<{ id: number }>(
    manager,
    `SELECT row_id AS id FROM ${tables.pending} ORDER BY ${tables.pending}.id DESC LIMIT ${mostPending}`,
  );
  return new Set(rows.map(({ id }) => id));
}
