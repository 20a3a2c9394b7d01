import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager, ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { isTransient } from './database-error.ts';
import { isMysql } from './dialect.ts';

export { isForeignKeyViolation, isUniqueViolation } from './database-error.ts';

/** What a domain service is given to store with; only repositories look inside. */
export type Database = DataSource;

const maxRetries = 3;
const retryStepMs = 40;

/**
 * Runs the work in one transaction, and all of it again (at most three times) when another transaction was in the way.
 * The work uses only the given manager, and neither network nor files: the embedded database serves nobody meanwhile.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt > maxRetries || !isTransient(error)) throw error;
      // Jitter, or the same two would meet again.
      await delay(Math.random() * retryStepMs * attempt);
    }
  }
}

export interface Versioned {
  readonly id: number;
  readonly version: number;
}

/**
 * Writes the patch and counts the version up, if the version is still the one that was read; else answers false.
 * (TypeORM's `save` of an entity with a version column neither checks nor locks, and writes an old version back.)
 */
export async function updateIfUnchanged<Row extends ObjectLiteral & Versioned>(
  repository: Repository<Row>,
  { id, version }: Versioned,
  patch: Partial<Omit<Row, keyof Versioned>>,
): Promise<boolean> {
  const result = await repository
    .createQueryBuilder()
    .update()
    .set({ ...patch, version: version + 1 } as never)
    .where('id = :id AND version = :version', { id, version })
    .execute();
  return result.affected === 1;
}

/**
 * Holds off others who change the selected rows until the transaction ends. (The embedded database runs one transaction
 * at a time, and knows no such lock.)
 */
export function lockForChange<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> {
  return isMysql(query.dataSource) ? query.setLock('pessimistic_write') : query;
}

/** The wanted fields that differ from the row's; undefined if none does. An undefined field is not wanted. */
export function changesOf<Row extends object, Field extends keyof Row>(
  row: Row,
  wanted: { readonly [Name in Field]?: Row[Name] | undefined },
): Partial<Pick<Row, Field>> | undefined {
  const changes: Partial<Pick<Row, Field>> = {};
  let changed = false;
  for (const field of Object.keys(wanted) as Field[]) {
    const value = wanted[field];
    if (value === undefined || isDeepStrictEqual(value, row[field])) continue;
    changes[field] = value;
    changed = true;
  }
  return changed ? changes : undefined;
}
