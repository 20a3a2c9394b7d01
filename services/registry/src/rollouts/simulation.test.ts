import { type ComparisonLimits, evidenceOf, newComparison, nextRound, observe, passTime } from './comparison.ts';
import { defaultComparison } from './rollout-limits.ts';

/** A release as members meet it: how often it fails, and its typical mount time. */
interface Behaviour {
  readonly failures: number;
  readonly mountMs: number;
  /** A release that hangs is counted as failed only after the time limit. */
  readonly reportedAfterMs?: number;
}

interface Rollout {
  readonly share: number;
  readonly visits: number;
  readonly canary: Behaviour;
  readonly stable?: Behaviour;
  readonly secondsBetween?: number;
  readonly limits?: ComparisonLimits;
}

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

/** Returns the second and the number of visits at which the rollout goes back; undefined if it never does. */
function simulate(rollout: Rollout, seed: number): { readonly second: number; readonly visit: number } | undefined {
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

/** Repeats a rollout with seeds from 1 on. */
function repeat(rollout: Rollout, times: number) {
  return Array.from({ length: times }, (_, at) => simulate(rollout, at + 1));
}

const report = (name: string, numbers: object) => process.stdout.write(`${name}: ${JSON.stringify(numbers)}\n`);

describe('a good release', () => {
  const situations: readonly Pick<Rollout, 'share' | 'canary' | 'stable'>[] = [
    { share: 0.05, canary: good },
    { share: 0.25, canary: good },
    { share: 0.5, canary: good },
    { share: 0.25, canary: bad(0.15), stable: bad(0.15) },
    { share: 0.25, canary: bad(0), stable: bad(0) },
  ];

  test('goes back in less than 1 % of 10 000 simulated rollouts', () => {
    const alarms = situations.map((situation) => {
      const rollout = { ...situation, visits: 600 };
      return repeat(rollout, 2000).filter((end) => end !== undefined).length;
    });
    report('false alarms of 2000 each', { alarms });
    expect(Math.max(...alarms)).toBeLessThan(20);
  }, 300_000);

  test('goes back in less than 1 % of rollouts that begin the comparison again each minute', () => {
    const limits = { ...defaultComparison, blocks: 15 };
    const alarms = repeat({ share: 0.5, visits: 600, canary: good, limits }, 1000).filter((end) => end).length;
    report('false alarms of 1000, many rounds', { alarms });
    expect(alarms).toBeLessThan(10);
  }, 300_000);

  test('is not held against a stable release that is worse', () => {
    const rollout = { share: 0.25, visits: 600, canary: good, stable: { failures: 0.2, mountMs: 300 } };
    expect(repeat(rollout, 500).filter((end) => end !== undefined)).toEqual([]);
  }, 60_000);
});

describe('a bad release', () => {
  /** The share of rollouts that go back within the time, and the slowest of 95 %. */
  function power(name: string, rollout: Rollout, seconds: number) {
    const ends = repeat(rollout, 400);
    const inTime = ends.filter((end) => end !== undefined && end.second <= seconds).length;
    const sorted = ends.map((end) => end?.visit ?? Infinity).toSorted((one, other) => one - other);
    report(name, { inTime: inTime / 400, medianVisits: sorted[200], visitsOf95Percent: sorted[380] });
    return inTime / 400;
  }

  test('that always crashes is back within 60 s with 20 visits, all of the canary or half of them', () => {
    const canary = { failures: 1, mountMs: 80 };
    const twentyVisits = { visits: 20, secondsBetween: 3, canary };
    expect(
      power('always crashes, 20 visits in 60 s, half of them', { ...twentyVisits, share: 0.5 }, 60),
    ).toBeGreaterThan(0.95);
    expect(power('always crashes, 20 visits in 60 s, all canary', { ...twentyVisits, share: 1 }, 60)).toBe(1);
    const share = 0.05;
    expect(power('always crashes, 1 visit/s, 5 %', { canary, share, visits: 600 }, 600)).toBe(1);
  });

  test('that hangs is back within 60 s at 1 visit/s', () => {
    const canary = { failures: 1, mountMs: 80, reportedAfterMs: 15_000 };
    expect(power('hangs, 1 visit/s, half', { canary, share: 0.5, visits: 60 }, 60)).toBe(1);
  });

  test.each([
    [0.05, 20],
    [0.25, 10],
    [0.5, 10],
  ])('that fails for one browser in five goes back at 1 visit/s: share %p, within %p minutes', (share, minutes) => {
    const rollout = { share, visits: minutes * 60, canary: { failures: 0.2, mountMs: 80 } };
    expect(power(`one in five, 1 visit/s, ${share}`, rollout, minutes * 60)).toBeGreaterThan(0.9);
  });

  test.each([0.05, 0.25, 0.5])(
    'that doubles the mount time is back within 10 minutes at 1 visit/s: %p',
    (share) => {
      const canary = { failures: 0.01, mountMs: 160 };
      expect(power(`twice as slow, 1 visit/s, ${share}`, { canary, share, visits: 600 }, 600)).toBeGreaterThan(0.95);
    },
    60_000,
  );

  test('that turns bad after an hour is back within 10 minutes', () => {
    const ends = Array.from({ length: 50 }, (_, seed) => {
      const random = generator(seed + 1);
      let state = newComparison;
      const visit = (at: number, failures: number) => {
        const isCanary = random() < 0.5;
        const hasFailed = random() < (isCanary ? failures : 0.01);
        state = observe(state, { isCanary, hasFailed, at, mountMs: hasFailed ? null : 80 }, defaultComparison);
        const evidence = evidenceOf(state, defaultComparison);
        return Math.max(evidence.failures, evidence.times) >= evidence.limit;
      };
      for (let second = 0; second < 3600; second += 1) visit(second * 1000, 0.01);
      for (let second = 1; second <= 600; second += 1) if (visit((3600 + second) * 1000, 0.2)) return second;
      return Infinity;
    });
    report('turns bad after an hour, seconds', { slowest: Math.max(...ends) });
    expect(ends.filter((second) => second <= 600).length).toBeGreaterThanOrEqual(45);
  });
});

test('another share begins the comparison again, with a higher limit, and keeps what was counted', () => {
  const opening = { isCanary: true, hasFailed: false, at: 0, mountMs: 80 };
  const before = observe(newComparison, opening, defaultComparison);
  const after = nextRound(before);
  expect(after.canary.total).toEqual({ visits: 1, failures: 0 });
  expect(after.canary.open).toEqual({ visits: 0, failures: 0 });
  expect(evidenceOf(after, defaultComparison).limit).toBe(3 * evidenceOf(before, defaultComparison).limit);
});

function bad(failures: number): Behaviour {
  return { ...good, failures };
}
