import type { EntityManager, EntitySchema, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { isMysql } from './dialect.ts';
import { fetchRow, fetchRowsBy } from './fetch-rows.ts';
import { notFound } from './problem-error.ts';
import { OptimisticLockError } from './transaction.ts';

/** A row that counts its changes, so that an update of an old state is noticed. */
export interface Versioned {
  readonly id: number;
  /** The version begins with 1; each change of the content increments it. */
  readonly version: number;
}

/** A row that is not stored yet. */
export type NewRow<Row extends Versioned> = Omit<Row, keyof Versioned>;

/**
 * Reads and writes single rows of a table; in the manager's transaction if it belongs to one.
 *
 * @example
 * ```ts
 * const post = await versionedRows(manager, postEntity).getForChange(id);
 * ```
 */
export function versionedRows<Row extends Versioned & ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
) {
  const rows = manager.getRepository(entity);

  function find(id: number): Promise<Row | null> {
    return fetchRow(manager, entity, id);
  }

  function findForChange(id: number): Promise<Row | null> {
    const query = rows.createQueryBuilder('row').where('row.id = :id', { id });
    // The embedded database runs one transaction at a time and has no such lock.
    return (isMysql(manager.dataSource) ? query.setLock('pessimistic_write') : query).getOne();
  }

  return {
    find,
    findForChange,
    /** The rows with these ids, in any order, without those that do not exist. */
    findAll: (ids: readonly number[]): Promise<readonly Row[]> =>
      fetchRowsBy(manager, entity, { property: 'id', values: ids }),
    /**
     * Reads a row.
     *
     * @throws ProblemError `not_found` (404) if there is none.
     */
    get: async (id: number): Promise<Row> => orNotFound(await find(id)),
    /**
     * Reads a row and locks it until the transaction ends.
     *
     * @throws ProblemError `not_found` (404) if there is none.
     */
    getForChange: async (id: number): Promise<Row> => orNotFound(await findForChange(id)),
    insert: (row: NewRow<Row>): Promise<Row> => insertRow(rows, row),
    /** Inserts rows and returns them in the same order. */
    insertAll: (all: readonly NewRow<Row>[]): Promise<readonly Row[]> => insertRows(rows, all),
    /**
     * Writes the changes, increments the version and returns the new row. TypeORM's `save` of an entity with a version
     * column neither checks nor locks, and writes an old version back.
     *
     * @throws OptimisticLockError `precondition_failed` if the row has changed since it was read.
     */
    async update(row: Row, changes: Partial<NewRow<Row>>): Promise<Row> {
      const { id, version } = row;
      const { affected } = await rows
        .createQueryBuilder()
        .update()
        .set({ ...changes, version: version + 1 } as never)
        .where('id = :id AND version = :version', { id, version })
        .execute();
      if (affected !== 1) throw new OptimisticLockError();
      return { ...row, ...changes, version: version + 1 };
    },
    /** Deletes the row and, by foreign keys, the rows that belong to it. Returns false if there is none. */
    async delete(id: number): Promise<boolean> {
      const { affected } = await rows.delete({ id } as FindOptionsWhere<Row>);
      return affected === 1;
    },
  };
}

/** TypeORM's `save` is for entities with changes and relations, of which a new row has none. */
async function insertRow<Row extends Versioned & ObjectLiteral>(rows: Repository<Row>, row: NewRow<Row>): Promise<Row> {
  const [inserted] = await insertTogether(rows, [row]);
  return inserted as Row;
}

async function insertRows<Row extends Versioned & ObjectLiteral>(
  rows: Repository<Row>,
  all: readonly NewRow<Row>[],
): Promise<readonly Row[]> {
  if (all.length === 0) return [];
  // The driver takes ids without RETURNING for consecutive, which they are not on a cluster of MySQL.
  if (rows.manager.dataSource.driver.isReturningSqlSupported('insert')) return insertTogether(rows, all);
  const inserted: Row[] = [];
  for (const row of all) inserted.push(await insertRow(rows, row));
  return inserted;
}

async function insertTogether<Row extends Versioned & ObjectLiteral>(
  rows: Repository<Row>,
  all: readonly NewRow<Row>[],
): Promise<readonly Row[]> {
  const inserted = all.map((row) => ({ ...row, version: 1 }));
  // TypeORM changes the objects that it inserts: on MariaDB it puts a number in place of each boolean.
  const { identifiers } = await rows.insert(inserted.map((row) => ({ ...row })) as never);
  return inserted.map((row, at) => ({ ...row, ...identifiers[at] }) as unknown as Row);
}

function orNotFound<Row>(row: Row | null): Row {
  if (row === null) throw notFound();
  return row;
}
