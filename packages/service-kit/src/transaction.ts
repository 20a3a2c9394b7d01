import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager } from 'typeorm';
import { isTransient } from './database-error.ts';
import { preconditionFailedDetail, ProblemError } from './problem-error.ts';

export { isForeignKeyViolation, isUniqueViolation } from './database-error.ts';

/** The database of a domain service; only repositories use its parts. */
export type Database = DataSource;

/** A transaction of a domain service; only repositories use its parts. */
export type Transaction = EntityManager;

const maxRetries = 3;
const retryStepMs = 40;

/**
 * Runs the work in one transaction, and again (at most three times) after a deadlock or an `OptimisticLockError`.
 *
 * @param work uses the given manager only, and neither network nor files: the embedded database runs one transaction at
 *   a time
 * @returns the result of the work
 * @throws OptimisticLockError `precondition_failed` when the row changed during every attempt, and every error of the work.
 *
 * @example
 * ```ts
 * await inTransaction(database, (manager) => postsRepository(manager).delete(id));
 * ```
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt > maxRetries || !(isTransient(error) || error instanceof OptimisticLockError)) throw error;
      // Jitter, so that the same two transactions do not collide again.
      await delay(Math.random() * retryStepMs * attempt);
    }
  }
}

/**
 * The row has changed since it was read. `inTransaction` runs the work again: with `If-Match` that ends in a 412, without
 * it the change is applied to the newest state.
 */
export class OptimisticLockError extends ProblemError {
  constructor() {
    super('precondition_failed', { detail: preconditionFailedDetail });
  }
}

/**
 * Returns the given fields that differ from the row, compared by value, or undefined if none does. Undefined fields are
 * ignored.
 *
 * @example
 * ```ts
 * const changes = changesOf(post, { title: body.title, content: body.content });
 * return changes === undefined ? post : postsRepository(manager).update(post, changes);
 * ```
 */
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
