import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { TableReader } from '../fetch-rows.ts';
import { placeholders } from '../placeholders.ts';
import type { SearchTables } from './search-index.ts';

type Identified = ObjectLiteral & { readonly id: number };

/** They are read whole; if more are written within a second, the older ones are found when they are indexed. */
const mostPending = 512;

/** Announces that a row is to be indexed, in the transaction that changes it. */
export async function announce(manager: EntityManager, tables: SearchTables, id: number): Promise<void> {
  await manager.query(`INSERT INTO ${tables.pending} (row_id) VALUES (?)`, [id]);
}

/** Reads the ids of the rows that are not indexed yet. */
export async function pendingIds(manager: EntityManager, tables: SearchTables): Promise<Set<number>> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT row_id AS id FROM ${tables.pending} ORDER BY ${tables.pending}.id DESC LIMIT ${mostPending}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Reads the rows with these ids, in any order. */
export async function readRows<Row extends Identified>(
  manager: EntityManager,
  reader: TableReader,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<Row[]>(`${reader.select} WHERE id IN (${placeholders(ids)})`, [...ids]);
  reader.convert(rows);
  return rows;
}
