/** Somebody waited too long for the database: overload, or a query that missed its transaction. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
  readonly code = 'DATABASE_BUSY';
}

type Owner = object;

interface Waiter {
  readonly owner: Owner;
  readonly go: () => void;
}

/** The one connection of an embedded database is used by one owner at a time, first come first served. */
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

  /** Resolves when it is the owner's turn. */
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

  /** Ends the owner's turn; whoever waits longest is next. Without a turn of the owner nothing happens. */
  release(owner: Owner): void {
    if (this.#owner !== owner) return;
    const next = this.#queue.shift();
    this.#owner = next?.owner;
    next?.go();
  }
}
