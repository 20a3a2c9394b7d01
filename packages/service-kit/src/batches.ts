import { setImmediate } from 'node:timers/promises';

/** A caller waits no longer for a batch that others began, because its connection may be lost. */
const longestWaitMs = 1000;

/** Items that are handled together. */
interface Batch {
  readonly items: Set<unknown>;
  readonly result: Promise<unknown>;
}

/**
 * Callers who want the same kind of work at the same time share one batch. A caller who comes while a batch is handled joins
 * the next one, because the first may have read before a change that this caller has made. So no result is older than its
 * request, nothing is kept between requests, and many requests cost what a few cost.
 *
 * @example
 * ```ts
 * const batches = new Batches();
 * const rows = await batches.join('posts', [7], (ids) => findPosts(ids));
 * ```
 */
export class Batches {
  readonly #mostItems: number;
  /** Batches that are handled now. */
  readonly #begun = new Map<string, Promise<unknown>>();
  /** Batches that have not begun, so that others may join them. */
  readonly #next = new Map<string, Batch>();

  /** @param mostItems a batch takes no more, so that no caller waits for the items of too many others */
  constructor(mostItems = Infinity) {
    this.#mostItems = mostItems;
  }

  /**
   * @param key is equal for callers with the same `handle`
   * @param items are added to the batch; equal ones are one item
   * @param handle handles all items of a batch
   * @returns the result of `handle`, which belongs to all who share it
   */
  join<Item, Result>(
    key: string,
    items: readonly Item[],
    handle: (items: readonly Item[]) => Promise<Result>,
  ): Promise<Result> {
    const waiting = this.#next.get(key);
    if (waiting !== undefined && this.#fits(waiting, items)) {
      for (const item of items) waiting.items.add(item);
      // A key stands for one kind of result.
      return waiting.result as Promise<Result>;
    }
    const own = new Set(items);
    const result = this.#handleNext(key, own, handle);
    this.#next.set(key, { items: own, result });
    return result;
  }

  #fits({ items }: Batch, more: readonly unknown[]): boolean {
    const added = new Set(more.filter((item) => !items.has(item)));
    return items.size + added.size <= this.#mostItems;
  }

  async #handleNext<Item, Result>(
    key: string,
    items: ReadonlySet<Item>,
    handle: (items: readonly Item[]) => Promise<Result>,
  ): Promise<Result> {
    const before = this.#begun.get(key);
    if (before !== undefined) await settled(before);
    // Requests that arrive together are handled in one turn of the event loop.
    await setImmediate();
    // A statement costs more than a turn, and a second turn makes batches 1.5 times as large.
    if (items.size > 0) await setImmediate();
    if (this.#next.get(key)?.items === items) this.#next.delete(key);
    const handled = handle([...items]);
    this.#begun.set(key, handled);
    try {
      return await handled;
    } finally {
      if (this.#begun.get(key) === handled) this.#begun.delete(key);
    }
  }
}

/** Resolves when the batch ends, in whatever way, or when it has taken too long. */
function settled(batch: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    batch.then(end, end);
  });
}
