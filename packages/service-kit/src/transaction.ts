import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager } from 'typeorm';
import { rereadTriggers } from './append-only.ts';
import { isConnectionLost, isTransient, isTriggerUnread } from './database-error.ts';
import { preconditionFailedDetail, ProblemError } from './problem-error.ts';

export { isForeignKeyViolation, isUniqueViolation } from './database-error.ts';

/** The database of a domain service; only repositories use its parts. */
export type Database = DataSource;

/** A transaction of a domain service; only repositories use its parts. */
export type Transaction = EntityManager;

const maxRetries = 3;
/** No attempt begins later than this, so that the last one ends before the gateway gives up on the request. */
const retryBudgetMs = 5000;
const retryStepMs = 40;
/** A proxy needs some time to lead connections to another node. */
const reconnectStepMs = 400;

/** The ways in which a transaction may be repeated. */
export interface TransactionOptions {
  /**
   * Whether the work finds out by itself that it was committed before. It is then repeated also after a COMMIT whose
   * outcome is unknown, because the connection was lost.
   */
  readonly recognisesRepetition?: boolean;
}

/**
 * Runs the work in one transaction, and again (at most three times, within five seconds) after a deadlock, an
 * `OptimisticLockError`, triggers that the server had not read, and a connection that was lost before the COMMIT: nothing is
 * stored then.
 *
 * @param work uses the given manager only, and neither network nor files: it may run several times, and the embedded
 *   database runs one transaction at a time
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
  { recognisesRepetition = false }: TransactionOptions = {},
): Promise<T> {
  const lastStart = performance.now() + retryBudgetMs;
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await dataSource.transaction(async (manager) => {
        const result = await work(manager);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      const stepMs = retryStep(error, recognisesRepetition || !isCommitting);
      if (stepMs === undefined || attempt > maxRetries || performance.now() > lastStart) throw error;
      if (isTriggerUnread(error)) await rereadTriggers(dataSource);
      // Jitter, so that the same two transactions do not collide again.
      await delay(Math.random() * stepMs * attempt);
    }
  }
}

/** The longest pause before the first retry, in milliseconds; undefined if the transaction may not be repeated. */
function retryStep(error: unknown, mayReconnect: boolean): number | undefined {
  if (isTransient(error) || isTriggerUnread(error) || error instanceof OptimisticLockError) return retryStepMs;
  return mayReconnect && isConnectionLost(error) ? reconnectStepMs : undefined;
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
