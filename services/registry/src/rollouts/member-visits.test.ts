import type { Rollout } from '@seed/registry-contracts/rollouts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { until } from '@seed/service-kit/testing/until';
import { aRelease, aTeam, done, moved } from '../testing/factories.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';
import { failed, mounted, visits } from '../testing/visits.ts';
import { MemberVisits } from './member-visits.ts';

const registry = sharedService(() => registryUnderTest(undefined, { memberVisits: 5 }));
const api = '/api/v1/registry';
const of = (member: string, visit: string) => ({ member, side: '1 canary', visit });

async function aRollout() {
  const team = await aTeam(registry);
  for (const version of ['1.0.0', '1.1.0']) await aRelease(team, version);
  await moved(team.client, 'stable', { [team.module]: '1.0.0' });
  const path = `${api}/modules/${team.module}/rollouts`;
  const body = { version: '1.1.0', share: 50, roles: [], steps: [], reason: 'A test' };
  const rollout = await done(team.client.post<Rollout>(path, body));
  return { rollout, read: () => done(team.client.get<Rollout>(`${path}/${rollout.id}`)) };
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

test('a thousand failures of one member do not take a canary back, and some of many members do', async () => {
  const { rollout, read } = await aRollout();
  const canary = { rollout, version: '1.1.0' };
  const stable = { rollout, version: '1.0.0' };
  await visits(registry.as('maria'), canary, times(1000, failed));
  for (let member = 0; member < 20; member += 1) {
    await visits(await registry.member(`good-${member}`), stable, [mounted()]);
    await visits(await registry.member(`good-${member}`), canary, [mounted()]);
  }
  await until(async () => (await read()).comparison.canary.visits === 25);
  expect(await read()).toMatchObject({ state: 'running', comparison: { canary: { visits: 25, failures: 5 } } });
  for (let member = 0; member < 20; member += 1) {
    await visits(await registry.member(`bad-${member}`), canary, [failed]);
    await visits(await registry.member(`fine-${member}`), stable, [mounted()]);
  }
  await until(async () => (await read()).state === 'aborted');
}, 60_000);

test('thousands of good reports of one member hide nothing: few of them count', async () => {
  const { rollout, read } = await aRollout();
  await visits(registry.as('kenji'), { rollout, version: '1.1.0' }, times(1000, mounted()));
  await visits(registry.as('maria'), { rollout, version: '1.0.0' }, [mounted()]);
  await until(async () => (await read()).comparison.stable.visits === 1);
  expect((await read()).comparison.canary.visits).toBe(5);
}, 60_000);

test('every report of an opening that counts is taken, and after ten minutes further openings count', () => {
  const members = new MemberVisits(1);
  expect(members.counts(of('maria', 'a'), 0)).toBe(true);
  expect(members.counts(of('maria', 'a'), 1000)).toBe(true);
  expect(members.counts(of('maria', 'b'), 2000)).toBe(false);
  expect(members.counts({ ...of('maria', 'b'), side: '1 stable' }, 2000)).toBe(true);
  expect(members.counts(of('kenji', 'c'), 2000)).toBe(true);
  expect(members.counts(of('maria', 'b'), 600_001)).toBe(true);
  expect(members.countsOnce(of('paula', 'd'), 600_001)).toBe(true);
  expect(members.countsOnce(of('paula', 'd'), 600_001)).toBe(false);
});
