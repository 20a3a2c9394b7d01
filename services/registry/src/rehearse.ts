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
