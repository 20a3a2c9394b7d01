import { type ComparisonLimits, evidenceOf, newComparison, observe, passTime } from '../rollouts/comparison.ts';
import { defaultComparison } from '../rollouts/rollout-limits.ts';

/** A release as members meet it: how often it fails, and its typical mount time. */
export interface Behaviour {
  readonly failures: number;
  readonly mountMs: number;
  /** A release that hangs is counted as failed only after the time limit. */
  readonly reportedAfterMs?: number;
}

export interface Rollout {
  readonly share: number;
  readonly visits: number;
  readonly canary: Behaviour;
  readonly stable?: Behaviour;
  readonly secondsBetween?: number;
  readonly limits?: ComparisonLimits;
}

/** A simulation, repeated with seeds from 1 on. */
export type Simulation =
  | { readonly kind: 'rollout'; readonly rollout: Rollout; readonly times: number }
  | { readonly kind: 'turning-bad'; readonly times: number };

const good: Behaviour = { failures: 0.01, mountMs: 80 };

/** Mulberry32: a small generator whose numbers are the same on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The second and the visit at which a rollout goes back. */
export interface End {
  readonly second: number;
  readonly visit: number;
}

/** Returns the second and the number of visits at which the rollout goes back; undefined if it never does. */
function simulate(rollout: Rollout, seed: number): End | undefined {
  const { share, visits, canary, stable = good, secondsBetween = 1, limits = defaultComparison } = rollout;
  const random = generator(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let state = newComparison;
  for (let visit = 1; visit <= visits; visit += 1) {
    const isCanary = random() < share;
    const { failures, mountMs } = isCanary ? canary : stable;
    const hasFailed = random() < failures;
    const at = visit * secondsBetween * 1000;
    const opening = { isCanary, hasFailed, at, mountMs: hasFailed ? null : mountMs * Math.exp(0.5 * normal()) };
    state = passTime(observe(state, opening, limits), at, limits);
    const evidence = evidenceOf(state, limits);
    if (Math.max(evidence.failures, evidence.times) >= evidence.limit) {
      const delay = hasFailed ? ((isCanary ? canary : stable).reportedAfterMs ?? 0) / 1000 : 0;
      return { second: visit * secondsBetween + delay, visit };
    }
  }
  return undefined;
}

/** A good hour, and a release that fails for one in five from then on: the second at which it goes back. */
function turnBad(seed: number): End | undefined {
  const random = generator(seed);
  let state = newComparison;
  const visit = (at: number, failures: number) => {
    const isCanary = random() < 0.5;
    const hasFailed = random() < (isCanary ? failures : 0.01);
    state = observe(state, { isCanary, hasFailed, at, mountMs: hasFailed ? null : 80 }, defaultComparison);
    const evidence = evidenceOf(state, defaultComparison);
    return Math.max(evidence.failures, evidence.times) >= evidence.limit;
  };
  for (let second = 0; second < 3600; second += 1) visit(second * 1000, 0.01);
  for (let second = 1; second <= 600; second += 1) {
    if (visit((3600 + second) * 1000, 0.2)) return { second, visit: 3600 + second };
  }
  return undefined;
}

/** The end of each repetition; null if it never goes back. */
export function simulateRollouts(simulation: Simulation): (End | null)[] {
  return Array.from({ length: simulation.times }, (_, at) => {
    const end = simulation.kind === 'rollout' ? simulate(simulation.rollout, at + 1) : turnBad(at + 1);
    return end ?? null;
  });
}
