/** A query waited too long for the database: overload, or a query outside of the transaction that it belongs to. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'DATABASE_BUSY';
}

type Owner = object;

interface Waiter {
  readonly owner: Owner;
  readonly go: () => void;
}

/** A lock with owners, first come first served: an owner may enter again, and a waiter gives up after a time. */
export class Mutex {
  #owner: Owner | undefined;
  readonly #queue: Waiter[] = [];
  readonly #maxWaitMs: number;

  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs;
  }

  isHeldBy(owner: Owner): boolean {
    return this.#owner === owner;
  }

  /**
   * Resolves when the owner holds the lock.
   *
   * @throws DatabaseBusyError `DATABASE_BUSY` after the greatest waiting time.
   */
  acquire(owner: Owner): Promise<void> {
    if (this.#owner === undefined) {
      this.#owner = owner;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(
          new DatabaseBusyError(
            `waited ${this.#maxWaitMs} ms for a transaction to end (inside of a transaction use its own manager)`,
          ),
        );
      }, this.#maxWaitMs);
      const go = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { owner, go };
      this.#queue.push(waiting);
    });
  }

  /** Passes the lock to the waiter that has waited longest. Has no effect if the owner does not hold the lock. */
  release(owner: Owner): void {
    if (this.#owner !== owner) return;
    const next = this.#queue.shift();
    this.#owner = next?.owner;
    next?.go();
  }
}
