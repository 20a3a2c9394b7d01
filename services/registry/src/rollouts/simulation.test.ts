import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Behaviour, End, Rollout, Simulation } from '../testing/simulate-rollouts.ts';
import { evidenceOf, newComparison, nextRound, observe } from './comparison.ts';
import { defaultComparison } from './rollout-limits.ts';

const good: Behaviour = { failures: 0.01, mountMs: 80 };

/**
 * Simulates in a process of its own: in the test runner each look-up of a global such as `Math` costs more than the rest.
 */
async function simulated(simulation: Simulation): Promise<readonly (End | null)[]> {
  const main = join(__dirname, '../testing/simulate-rollouts.main.ts');
  const args = ['--conditions=seed-source', '--import', 'tsx', main, JSON.stringify(simulation)];
  const child = spawn(process.execPath, args, { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const [ends] = await Promise.all([json(child.stdout), once(child, 'close')]);
  return ends as readonly (End | null)[];
}

/** Repeats a rollout with seeds from 1 on. */
async function repeat(rollout: Rollout, times: number): Promise<readonly (End | undefined)[]> {
  return (await simulated({ kind: 'rollout', rollout, times })).map((end) => end ?? undefined);
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

  test('goes back in less than 1 % of 10 000 simulated rollouts', async () => {
    const alarms: number[] = [];
    for (const situation of situations) {
      const ends = await repeat({ ...situation, visits: 600 }, 2000);
      alarms.push(ends.filter((end) => end !== undefined).length);
    }
    report('false alarms of 2000 each', { alarms });
    expect(Math.max(...alarms)).toBeLessThan(20);
  }, 300_000);

  test('goes back in less than 1 % of rollouts that begin the comparison again each minute', async () => {
    const limits = { ...defaultComparison, blocks: 15 };
    const ends = await repeat({ share: 0.5, visits: 600, canary: good, limits }, 1000);
    const alarms = ends.filter((end) => end !== undefined).length;
    report('false alarms of 1000, many rounds', { alarms });
    expect(alarms).toBeLessThan(10);
  }, 300_000);

  test('is not held against a stable release that is worse', async () => {
    const rollout = { share: 0.25, visits: 600, canary: good, stable: { failures: 0.2, mountMs: 300 } };
    expect((await repeat(rollout, 500)).filter((end) => end !== undefined)).toEqual([]);
  }, 60_000);
});

describe('a bad release', () => {
  /** The share of rollouts that go back within the time, and the slowest of 95 %. */
  async function power(name: string, rollout: Rollout, seconds: number) {
    const ends = await repeat(rollout, 400);
    const inTime = ends.filter((end) => end !== undefined && end.second <= seconds).length;
    const sorted = ends.map((end) => end?.visit ?? Infinity).toSorted((one, other) => one - other);
    report(name, { inTime: inTime / 400, medianVisits: sorted[200], visitsOf95Percent: sorted[380] });
    return inTime / 400;
  }

  test('that always crashes is back within 60 s with 20 visits, all of the canary or half of them', async () => {
    const canary = { failures: 1, mountMs: 80 };
    const twentyVisits = { visits: 20, secondsBetween: 3, canary };
    expect(
      await power('always crashes, 20 visits in 60 s, half of them', { ...twentyVisits, share: 0.5 }, 60),
    ).toBeGreaterThan(0.95);
    expect(await power('always crashes, 20 visits in 60 s, all canary', { ...twentyVisits, share: 1 }, 60)).toBe(1);
    const share = 0.05;
    expect(await power('always crashes, 1 visit/s, 5 %', { canary, share, visits: 600 }, 600)).toBe(1);
  });

  test('that hangs is back within 60 s at 1 visit/s', async () => {
    const canary = { failures: 1, mountMs: 80, reportedAfterMs: 15_000 };
    expect(await power('hangs, 1 visit/s, half', { canary, share: 0.5, visits: 60 }, 60)).toBe(1);
  });

  test.each([
    [0.05, 20],
    [0.25, 10],
    [0.5, 10],
  ])(
    'that fails for one browser in five goes back at 1 visit/s: share %p, within %p minutes',
    async (share, minutes) => {
      const rollout = { share, visits: minutes * 60, canary: { failures: 0.2, mountMs: 80 } };
      expect(await power(`one in five, 1 visit/s, ${share}`, rollout, minutes * 60)).toBeGreaterThan(0.9);
    },
  );

  test.each([0.05, 0.25, 0.5])(
    'that doubles the mount time is back within 10 minutes at 1 visit/s: %p',
    async (share) => {
      const canary = { failures: 0.01, mountMs: 160 };
      expect(await power(`twice as slow, 1 visit/s, ${share}`, { canary, share, visits: 600 }, 600)).toBeGreaterThan(
        0.95,
      );
    },
    60_000,
  );

  test('that turns bad after an hour is back within 10 minutes', async () => {
    const ends = await simulated({ kind: 'turning-bad', times: 50 });
    const seconds = ends.map((end) => end?.second ?? Infinity);
    report('turns bad after an hour, seconds', { slowest: Math.max(...seconds) });
    expect(seconds.filter((second) => second <= 600).length).toBeGreaterThanOrEqual(45);
  }, 60_000);
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
