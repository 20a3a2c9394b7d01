const window = 60_000;
const pause = 15_000;
const limits = { username: 10, address: 50 };
const rememberedKeys = 5_000;

interface Attempts {
  readonly failures: readonly number[];
  readonly pausedUntil: number;
}

/** Slows down who guesses passwords: after ten failures in a minute, a name has to wait; so has a busy address. */
export class SignInAttempts {
  readonly #attempts = new Map<string, Attempts>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  isPaused(username: string, address: string): boolean {
    return keysOf(username, address).some(([key]) => (this.#attempts.get(key)?.pausedUntil ?? 0) > this.#now());
  }

  failed(username: string, address: string): void {
    const now = this.#now();
    this.#forgetOld(now);
    for (const [key, limit] of keysOf(username, address)) {
      const failures = [...(this.#attempts.get(key)?.failures ?? []).filter((at) => at > now - window), now];
      const paused = failures.length >= limit;
      this.#attempts.set(key, { failures: paused ? [] : failures, pausedUntil: paused ? now + pause : 0 });
    }
  }

  succeeded(username: string): void {
    this.#attempts.delete(`username ${username}`);
  }

  #forgetOld(now: number): void {
    if (this.#attempts.size < rememberedKeys) return;
    for (const [key, { failures, pausedUntil }] of this.#attempts) {
      if (pausedUntil <= now && (failures.at(-1) ?? 0) <= now - window) this.#attempts.delete(key);
    }
  }
}

const keysOf = (username: string, address: string): [key: string, limit: number][] => [
  [`username ${username}`, limits.username],
  [`address ${address}`, limits.address],
];
