import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, EntityManager, ObjectLiteral, Repository } from 'typeorm';
import { isTransient } from './database-error.ts';

export { isForeignKeyViolation, isUniqueViolation } from './database-error.ts';

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
