import type { DeepPartial, EntityManager, EntitySchema, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { isMysql } from './dialect.ts';
import { notFound } from './problem-error.ts';
import { OptimisticLockError } from './transaction.ts';

export interface Versioned {
  readonly id: number;
  /** Counts the changes. */
  readonly version: number;
}

/** A row that is not stored yet. */
export type NewRow<Row extends Versioned> = Omit<Row, keyof Versioned>;

/** What can be done with a row of any table, inside of the manager's transaction or on its own. */
export function versionedRows<Row extends Versioned & ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
) {
  const rows = manager.getRepository(entity);

  function find(id: number): Promise<Row | null> {
    return rows.findOneBy(byId(id));
  }

  function findForChange(id: number): Promise<Row | null> {
    const query = rows.createQueryBuilder('row').where('row.id = :id', { id });
    // The embedded database runs one transaction at a time, and knows no such lock.
    return (isMysql(manager.dataSource) ? query.setLock('pessimistic_write') : query).getOne();
  }

  function byId(id: number): FindOptionsWhere<Row> {
    return { id } as FindOptionsWhere<Row>;
  }

  return {
    find,
    findForChange,
    /** 404 if there is none. */
    get: async (id: number): Promise<Row> => orNotFound(await find(id)),
    /** The same, and holds off others who change the row until the transaction ends. */
    getForChange: async (id: number): Promise<Row> => orNotFound(await findForChange(id)),
    insert(row: NewRow<Row>): Promise<Row> {
      return rows.save({ ...row, version: 1 } as unknown as DeepPartial<Row>);
    },
    /**
     * Writes the changes and counts the version up; answers the row as it is now. If it is no longer the row that was
     * read nothing is written, and `inTransaction` begins again with the newest one. (TypeORM's `save` of an entity
     * with a version column neither checks nor locks, and writes an old version back.)
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
    /** What hangs on it goes with it. False if it was gone already. */
    async delete(id: number): Promise<boolean> {
      const { affected } = await rows.delete(byId(id));
      return affected === 1;
    },
  };
}

function orNotFound<Row>(row: Row | null): Row {
  if (row === null) throw notFound();
  return row;
}
