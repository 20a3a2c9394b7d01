import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import { revive } from '../deleted-rows.ts';
import { isMysql } from '../dialect.ts';
import { tableReader } from '../fetch-rows.ts';
import { placeholders } from '../placeholders.ts';
import { announceAll } from '../search/pending-rows.ts';
import type { SearchedTable } from '../search/search-index.ts';

/** Rows that the database deletes together with the row that they refer to. */
export interface DependentRows {
  readonly entity: EntitySchema<object>;
  /** The property that refers to the deleted row. */
  readonly property: string;
  /** The search index of these rows, if members search them. */
  readonly index?: Pick<SearchedTable, 'tables'>;
  /** The rows that the database deletes together with these. */
  readonly dependents?: readonly DependentRows[];
}

const idsPerQuery = 500;
const rowsPerInsert = 500;

/** The dependents with those of theirs: each comes after the rows that it refers to. */
export function flattened(dependents: readonly DependentRows[]): DependentRows[] {
  return dependents.flatMap((dependent) => [dependent, ...flattened(dependent.dependents ?? [])]);
}

/** Reads and locks the rows that refer to these, in the order of `flattened`. */
export async function readDependents(
  manager: EntityManager,
  dependents: readonly DependentRows[],
  ids: readonly number[],
): Promise<ObjectLiteral[][]> {
  const found: ObjectLiteral[][] = [];
  for (const dependent of dependents) {
    const { dependents: own = [] } = dependent;
    const rows = await rowsOf(manager, dependent, ids);
    const theirs = await readDependents(
      manager,
      own,
      rows.map((row) => Number(row['id'])),
    );
    found.push(rows, ...theirs);
  }
  return found;
}

/** Stores the rows again, in the order of `flattened`, so that members find them. */
export async function insertDependents(
  manager: EntityManager,
  dependents: readonly DependentRows[],
  content: readonly (readonly ObjectLiteral[])[],
): Promise<void> {
  for (const [position, { entity, index }] of flattened(dependents).entries()) {
    const rows = (content[position] ?? []).map((values) => revive(manager, entity, values));
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      const part = rows.slice(from, from + rowsPerInsert);
      await manager.getRepository(entity).insert(part);
      if (index === undefined) continue;
      await announceAll(
        manager,
        index.tables,
        part.map((row) => Number((row as ObjectLiteral)['id'])),
      );
    }
  }
}

/** A change of one of the rows at the same time is either kept with it, or finds it deleted. */
async function rowsOf(
  manager: EntityManager,
  { entity, property }: DependentRows,
  ids: readonly number[],
): Promise<ObjectLiteral[]> {
  const reader = tableReader(manager.dataSource, entity);
  // The embedded database runs one transaction at a time and has no such lock.
  const lock = isMysql(manager.dataSource) ? ' FOR UPDATE' : '';
  const found: ObjectLiteral[] = [];
  for (let from = 0; from < ids.length; from += idsPerQuery) {
    const part = ids.slice(from, from + idsPerQuery);
    const sql = `${reader.select} WHERE ${reader.column(property)} IN (${placeholders(part)})${lock}`;
    for (const row of await reader.read(manager, { sql, parameters: part })) found.push(row);
  }
  return found;
}
