import { unavailable } from '@seed/service-kit/problem-error';

export interface FewAtOnceOptions {
  readonly running: number;
  /** More than these are asked to come back. */
  readonly waiting: number;
}

/** Runs a few pieces of work at the same time and lets the next ones wait in their order. */
export class FewAtOnce {
  readonly #options: FewAtOnceOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: FewAtOnceOptions) {
    this.#options = options;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The place goes to the next one in line without becoming free in between.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < this.#options.running) {
      this.#running += 1;
      return;
    }
    if (this.#queue.length >= this.#options.waiting) throw unavailable();
    await new Promise<void>((resolve) => this.#queue.push(resolve));
  }
}
