const windowMs = 600_000;

interface Window {
  readonly since: number;
  /** The ids of the openings that count. */
  readonly visits: Set<string>;
}

/** One opening as a member reports it. */
interface Reported {
  readonly member: string;
  /** Names the openings that count together, such as those of one side of a rollout. */
  readonly side: string;
  readonly visit: string;
}

/**
 * Bounds the openings of one member that count, so that thousands of reports neither take a canary back nor hide
 * its failures. Each replica remembers members for 10 minutes, and nothing of them is stored.
 */
export class MemberVisits {
  readonly #most: number;
  readonly #windows = new Map<string, Window>();

  /** @param most openings of a member in 10 minutes, on each side */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether an opening counts; every report of one that counts does. */
  counts(reported: Reported, now: number): boolean {
    return this.#visitsOf(reported, now).has(reported.visit) || this.countsOnce(reported, now);
  }

  /** Whether an opening counts that is reported for the first time. */
  countsOnce({ visit, ...of }: Reported, now: number): boolean {
    const visits = this.#visitsOf(of, now);
    if (visits.has(visit) || visits.size >= this.#most) return false;
    visits.add(visit);
    return true;
  }

  #visitsOf({ member, side }: Omit<Reported, 'visit'>, now: number): Set<string> {
    this.#forgetBefore(now - windowMs);
    const key = `${side} ${member}`;
    const window = this.#windows.get(key) ?? { since: now, visits: new Set<string>() };
    this.#windows.set(key, window);
    return window.visits;
  }

  /** Windows stand in the order in which they began. */
  #forgetBefore(instant: number): void {
    for (const [key, { since }] of this.#windows) {
      if (since >= instant) return;
      this.#windows.delete(key);
    }
  }
}
