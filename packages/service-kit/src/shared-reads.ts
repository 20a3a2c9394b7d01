import { setImmediate } from 'node:timers/promises';
import { serialize } from 'node:v8';

/** A caller waits no longer for a read that others began, because its connection may be lost. */
const longestWaitMs = 1000;

/**
 * Callers who want the same at the same time share one read. A caller who comes while a read is under way shares the next
 * one, because the first may have read before a change that this caller has made. So no result is older than its request,
 * nothing is kept between requests, and many requests for one page cost what two cost.
 *
 * @example
 * ```ts
 * const reads = new SharedReads();
 * const rows = await reads.read(readKey(sql, parameters), () => database.query(sql, parameters));
 * ```
 */
export class SharedReads {
  /** Reads that are under way. */
  readonly #begun = new Map<string, Promise<unknown>>();
  /** Reads that have not begun, so that they may be shared. */
  readonly #next = new Map<string, Promise<unknown>>();

  /**
   * @param key is equal for reads with the same result
   * @returns the result of `load`, which belongs to all who share it
   */
  read<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
    const waiting = this.#next.get(key);
    // A key stands for one kind of result.
    if (waiting !== undefined) return waiting as Promise<Result>;
    const next = this.#readNext(key, load);
    this.#next.set(key, next);
    return next;
  }

  async #readNext<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
    const before = this.#begun.get(key);
    if (before !== undefined) await settled(before);
    // Requests that arrive together are handled in one turn of the event loop.
    await setImmediate();
    this.#next.delete(key);
    const read = load();
    this.#begun.set(key, read);
    try {
      return await read;
    } finally {
      if (this.#begun.get(key) === read) this.#begun.delete(key);
    }
  }
}

/** Returns the key of a statement: equal for the same text and parameters of the same types. */
export function readKey(sql: string, parameters: readonly unknown[]): string {
  return sql + serialize(parameters).toString('latin1');
}

/** Resolves when the read ends, in whatever way, or when it has taken too long. */
function settled(read: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    read.then(end, end);
  });
}
