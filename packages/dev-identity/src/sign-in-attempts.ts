/** Shorter pauses than in `deploy/keycloak/seed-realm.json`, because the accounts are for demonstrations. */
const pauseStepMs = 15_000;
const longestPauseMs = 60_000;
const forgottenAfterMs = 60_000;
const limits = { username: 10, address: 50 };
const rememberedKeys = 5_000;
/** No e-mail address is longer (RFC 5321). */
const longestUsername = 254;

interface Failures {
  readonly count: number;
  readonly lastAt: number;
  readonly pausedUntil: number;
}

/**
 * Slows down password guessing. The tenth failure pauses a username for 15 s, and every further one again, for up to a
 * minute; a minute without a failure clears the count. An address is paused by its fiftieth failure.
 */
export class SignInAttempts {
  readonly #failures = new Map<string, Failures>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** How many usernames and addresses are remembered. */
  get size(): number {
    return this.#failures.size;
  }

  isPaused(username: string, address: string): boolean {
    return limitedKeys(username, address).some(([key]) => this.#isKeyPaused(key));
  }

  /**
   * Counts a failure; a try during a pause is not counted and cannot end the pause.
   * @returns Whether a pause of the username or the address has begun.
   */
  recordFailure(username: string, address: string): boolean {
    for (const [key, limit] of limitedKeys(username, address)) {
      if (!this.#isKeyPaused(key)) this.#count(key, limit);
    }
    return this.isPaused(username, address);
  }

  recordSuccess(username: string): void {
    this.#failures.delete(usernameEntry(username));
  }

  #isKeyPaused(key: string): boolean {
    return (this.#failures.get(key)?.pausedUntil ?? 0) > this.#now();
  }

  #count(key: string, limit: number): void {
    const now = this.#now();
    const before = this.#failures.get(key);
    const isRecent = before !== undefined && now - before.lastAt <= forgottenAfterMs;
    const count = isRecent ? before.count + 1 : 1;
    const pause = Math.min(pauseStepMs * Math.floor(count / limit), longestPauseMs);
    this.#remember(key, { count, lastAt: now, pausedUntil: now + pause });
  }

  /** A map iterates in the order of insertion, so its first key is the one with the oldest failure. */
  #remember(key: string, failures: Failures): void {
    this.#failures.delete(key);
    this.#failures.set(key, failures);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > rememberedKeys && oldest !== undefined) this.#failures.delete(oldest);
  }
}

const usernameEntry = (username: string) => `username ${username.slice(0, longestUsername)}`;

const limitedKeys = (username: string, address: string): [key: string, limit: number][] => [
  [usernameEntry(username), limits.username],
  [`address ${address}`, limits.address],
];
