const windowMs = 600_000;

interface Window {
  readonly since: number;
  /** The ids of the openings that count. */
  readonly visits: Set<string>;
}

/** One opening as a member reports it. */
interface Reported {
  readonly member: string;
  readonly rollout: number;
  readonly isCanary: boolean;
  readonly visit: string;
}

/**
 * Bounds the openings of one member that count, so that thousands of reports neither take a canary back nor hide
 * its failures. Each replica remembers members for 10 minutes, and nothing of them is stored.
 */
export class MemberVisits {
  readonly #most: number;
  readonly #windows = new Map<string, Window>();

  /** @param most openings of a member in 10 minutes, on each side of a rollout */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether an opening counts; every report of one that counts does. */
  counts({ member, rollout, isCanary, visit }: Reported, now: number): boolean {
    this.#forgetBefore(now - windowMs);
    const key = `${rollout} ${isCanary} ${member}`;
    const window = this.#windows.get(key) ?? { since: now, visits: new Set<string>() };
    if (window.visits.has(visit)) return true;
    if (window.visits.size >= this.#most) return false;
    window.visits.add(visit);
    this.#windows.set(key, window);
    return true;
  }

  /** Windows stand in the order in which they began. */
  #forgetBefore(instant: number): void {
    for (const [key, { since }] of this.#windows) {
      if (since >= instant) return;
      this.#windows.delete(key);
    }
  }
}
