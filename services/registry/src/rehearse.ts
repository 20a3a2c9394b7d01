import { createOnce, type IdempotentRequest } from '@seed/service-kit/idempotency';
import { type Database, inTransaction, type Transaction } from '@seed/service-kit/transaction';

/** Carries the result out of a transaction that is rolled back. */
class Rehearsed<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('The transaction is rolled back');
    this.result = result;
  }
}

/** Runs a change with all of its checks, and rolls it back: the result is that of the change, and nothing is stored. */
export async function rehearse<T>(database: Database, work: (manager: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(database, async (manager) => {
      throw new Rehearsed(await work(manager));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return (error as Rehearsed<T>).result;
    throw error;
  }
}

/** Runs a change in a transaction, or rehearses it. */
export function runChange<T>(
  database: Database,
  isDryRun: boolean,
  work: (manager: Transaction) => Promise<T>,
): Promise<T> {
  return isDryRun ? rehearse(database, work) : inTransaction(database, work);
}

/** A request that creates something once, or shows what would be created. */
interface Creation extends IdempotentRequest {
  readonly isDryRun: boolean;
}

/** Creates once for a key, or rehearses it: a dry run does not use the key up. */
export function runCreation<T>(
  database: Database,
  { isDryRun, ...request }: Creation,
  create: (manager: Transaction) => Promise<T>,
): Promise<T> {
  return isDryRun ? rehearse(database, create) : createOnce(database, request, create);
}
