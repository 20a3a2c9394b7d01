import type { EntityManager, ObjectLiteral } from 'typeorm';
import { type NewRow, type Versioned, versionedRows } from '../versioned-rows.ts';
import { announce, announceAll } from './pending-rows.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * The same as `versionedRows`, for a table that members search: what is inserted and updated is found at once.
 *
 * @param manager belongs to a transaction when rows are written
 *
 * @example
 * ```ts
 * const post = await searchableRows(manager, postSearch).insert(content);
 * ```
 */
export function searchableRows<Row extends Versioned & ObjectLiteral>(manager: EntityManager, index: SearchIndex<Row>) {
  const rows = versionedRows(manager, index.entity);
  return {
    ...rows,
    async insert(row: NewRow<Row>): Promise<Row> {
      const inserted = await rows.insert(row);
      await announce(manager, index.tables, inserted.id);
      return inserted;
    },
    async insertAll(all: readonly NewRow<Row>[]): Promise<readonly Row[]> {
      const inserted = await rows.insertAll(all);
      await announceAll(
        manager,
        index.tables,
        inserted.map(({ id }) => id),
      );
      return inserted;
    },
    async update(row: Row, changes: Partial<NewRow<Row>>): Promise<Row> {
      const updated = await rows.update(row, changes);
      await announce(manager, index.tables, row.id);
      return updated;
    },
  };
}
