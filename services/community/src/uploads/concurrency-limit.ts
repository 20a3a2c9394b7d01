/** The work waited longer for its turn than its signal allowed. */
export class QueueTimeoutError extends Error {
  override readonly name = 'QueueTimeoutError';
  readonly code = 'queue_timeout';
}

/** Runs at most a few pieces of work at the same time; the others wait in their order. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  /** @param most How many run at the same time. */
  constructor(most: number) {
    this.#most = most;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /**
   * Runs the work when it is its turn.
   * @param signal Ends the wait for the turn; work that has begun goes on.
   * @throws QueueTimeoutError (`queue_timeout`) when the signal ends the wait.
   */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The turn passes to the next in line without becoming free in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(begin), 1);
        reject(new QueueTimeoutError('The queue is too long', { cause: signal.reason }));
      };
      this.#queue.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
