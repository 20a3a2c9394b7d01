/** A query waited too long for the database: overload, or a query outside of the transaction that it belongs to. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'DATABASE_BUSY';
}

type Owner = object;

interface Waiter {
  readonly owner: Owner;
  readonly go: () => void;
  readonly refuse: (error: DatabaseBusyError) => void;
}

/** The waiting time is counted in this many steps; a process that is suspended counts as one step. */
const steps = 20;

/**
 * A lock with owners, first come first served: an owner may enter again, and all waiters give up when one owner has
 * kept it for too long. Neither a long queue nor a process that is suspended on a slow machine makes them give up.
 * `async-mutex` has no owners and limits the wait instead of the time that one owner keeps the lock.
 */
export class Mutex {
  #owner: Owner | undefined;
  readonly #queue: Waiter[] = [];
  #timer: NodeJS.Timeout | undefined;
  readonly #maxHoldMs: number;

  constructor(maxHoldMs: number) {
    this.#maxHoldMs = maxHoldMs;
  }

  isHeldBy(owner: Owner): boolean {
    return this.#owner === owner;
  }

  /**
   * Resolves when the owner holds the lock.
   *
   * @throws DatabaseBusyError `DATABASE_BUSY` when another owner keeps it for the greatest time.
   */
  acquire(owner: Owner): Promise<void> {
    if (this.#owner === undefined) {
      this.#owner = owner;
      return Promise.resolve();
    }
    return new Promise((go, refuse) => {
      this.#queue.push({ owner, go, refuse });
      if (this.#queue.length === 1) this.#watch(steps);
    });
  }

  /** Passes the lock to the waiter that has waited longest. Has no effect if the owner does not hold the lock. */
  release(owner: Owner): void {
    if (this.#owner !== owner) return;
    clearTimeout(this.#timer);
    const next = this.#queue.shift();
    this.#owner = next?.owner;
    if (this.#queue.length > 0) this.#watch(steps);
    next?.go();
  }

  #watch(stepsLeft: number): void {
    this.#timer = setTimeout(() => {
      if (stepsLeft > 1) this.#watch(stepsLeft - 1);
      else this.#refuseAll();
    }, this.#maxHoldMs / steps);
  }

  #refuseAll(): void {
    const message = `another query has kept the database for ${this.#maxHoldMs} ms (inside of a transaction use its own manager)`;
    for (const { refuse } of this.#queue.splice(0)) refuse(new DatabaseBusyError(message));
  }
}
