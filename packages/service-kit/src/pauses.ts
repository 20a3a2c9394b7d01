const longestPauseMs = 60_000;

interface Pause {
  readonly ms: number;
  readonly until: number;
}

/**
 * Pauses of several things that fail each for itself. A pause is twice as long as the one before, up to 60 s, until it is
 * ended.
 *
 * @example
 * ```ts
 * const pauses = new Pauses<string>(1000);
 * pauses.begin('forums');
 * pauses.isPaused('forums'); // true, for two seconds
 * ```
 */
export class Pauses<Key> {
  readonly #firstMs: number;
  readonly #pauses = new Map<Key, Pause>();

  /** @param shortestMs half of the first pause */
  constructor(shortestMs: number) {
    this.#firstMs = shortestMs;
  }

  begin(key: Key): void {
    const ms = Math.min((this.#pauses.get(key)?.ms ?? this.#firstMs) * 2, longestPauseMs);
    this.#pauses.set(key, { ms, until: Date.now() + ms });
  }

  end(key: Key): void {
    this.#pauses.delete(key);
  }

  isPaused(key: Key): boolean {
    return (this.#pauses.get(key)?.until ?? 0) > Date.now();
  }

  isEmpty(): boolean {
    return this.#pauses.size === 0;
  }

  /** Whether a pause is over that was not ended, so that it is time for another attempt. */
  isAnyOver(): boolean {
    return [...this.#pauses.keys()].some((key) => !this.isPaused(key));
  }
}
