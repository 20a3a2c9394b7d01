/** The signal ended the wait before the work could begin. */
export class QueueTimeoutError extends Error {
  override readonly name = 'QueueTimeoutError';
  readonly code = 'queue_timeout';
}

/**
 * Runs at most a few pieces of work at the same time; the others wait in their order. It is not `p-limit`, because work
 * leaves this queue at once when its signal ends the wait, and the signal may span two queues.
 */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  /** @param most the number of pieces that run at the same time */
  constructor(most: number) {
    this.#most = most;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /**
   * Runs the work when fewer pieces than allowed are running.
   * @param signal ends the wait, if given; work that has begun goes on
   * @throws QueueTimeoutError (`queue_timeout`) when the signal ends the wait.
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The place passes to the next in the queue directly, so that no new work takes it.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(begin), 1);
        reject(new QueueTimeoutError('The queue is too long', { cause: signal?.reason }));
      };
      this.#queue.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
