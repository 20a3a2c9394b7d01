import { randomUUID } from 'node:crypto';
import type { Body } from '@seed/contracts/endpoint';
import type { ModuleHealth } from '@seed/registry-contracts/health';
import type { reportVisits, Rollout } from '@seed/registry-contracts/rollouts';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { type SharedService, sharedService } from '@seed/service-kit/testing/shared-service';
import { until } from '@seed/service-kit/testing/until';
import { aRelease, aTeam, done, moved, type TestTeam } from '../testing/factories.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';
import { mounted, visits } from '../testing/visits.ts';
import { openingCountsRepository } from './opening-counts.repository.ts';

type Visit = Body<typeof reportVisits>['visits'][number];

const registry = sharedService(() => registryUnderTest(undefined, { memberVisits: 20 }));
const api = '/api/v1/registry';

async function released(...versions: string[]): Promise<TestTeam> {
  return releasedIn(registry, ...versions);
}

async function releasedIn(service: SharedService, ...versions: string[]): Promise<TestTeam> {
  const team = await aTeam(service);
  for (const version of versions) await aRelease(team, version);
  await moved(team.client, 'stable', { [team.module]: String(versions[0]) });
  return team;
}

const opening = ({ module }: TestTeam, went: Partial<Visit>): Visit => ({
  id: randomUUID(),
  module,
  version: '1.0.0',
  event: 'mounted',
  ms: 80,
  ...went,
});

const report = (client: TestClient, ...reported: Visit[]) => done(client.post(`${api}/visits`, { visits: reported }));

const healthOf = ({ client, module }: TestTeam, span = 'day') =>
  done(client.get<ModuleHealth>(`${api}/modules/${module}/health?span=${span}`));

const totalsOf = ({ versions }: ModuleHealth) =>
  Object.fromEntries(
    versions.map(({ version, openings, failures, crashes }) => [version, [openings, failures, crashes]]),
  );

test('openings of each version are counted with their failures, crashes and mount times', async () => {
  const team = await released('1.0.0', '1.1.0');
  const times = [50, 90, 100, 110, 1000].map((ms) => opening(team, { ms }));
  await report(registry.as('maria'), ...times, opening(team, { event: 'failed' }), opening(team, { event: 'crashed' }));
  await report(registry.as('kenji'), opening(team, { version: '1.1.0', ms: 40 }));
  await until(async () => Object.keys(totalsOf(await healthOf(team))).length === 2);
  const health = await healthOf(team);
  expect(totalsOf(health)).toEqual({ '1.0.0': [6, 1, 1], '1.1.0': [1, 0, 0] });
  const [first] = health.versions.filter(({ version }) => version === '1.0.0');
  expect(first?.points).toHaveLength(1);
  expect(first?.points[0]).toMatchObject({ openings: 6, failures: 1, crashes: 1 });
  expect(first?.medianMs).toBeGreaterThanOrEqual(90);
  expect(first?.medianMs).toBeLessThanOrEqual(110);
  expect(first?.slowMs).toBeGreaterThanOrEqual(900);
  expect(first?.slowMs).toBeLessThanOrEqual(1100);
});

test('both sides of a rollout are counted too, each opening once', async () => {
  const team = await released('1.0.0', '1.1.0');
  const start = { version: '1.1.0', share: 50, roles: [], steps: [], reason: 'A test' };
  const rollout = await done(team.client.post<Rollout>(`${api}/modules/${team.module}/rollouts`, start));
  await visits(registry.as('maria'), { rollout, version: '1.0.0' }, [mounted()]);
  await visits(registry.as('kenji'), { rollout, version: '1.1.0' }, [mounted(), mounted()]);
  await until(async () => Object.keys(totalsOf(await healthOf(team))).length === 2);
  expect(totalsOf(await healthOf(team))).toEqual({ '1.0.0': [1, 0, 0], '1.1.0': [2, 0, 0] });
});

test('reports of other versions, of one opening twice and of one member without end are not counted', async () => {
  const team = await released('1.0.0');
  const once = opening(team, {});
  await report(
    registry.as('maria'),
    opening(team, { version: '9.9.9' }),
    opening(team, { module: 'nowhere' }),
    once,
    once,
  );
  const joao = await registry.member('joao');
  const many = Array.from({ length: 50 }, () => opening(team, { event: 'failed' }));
  await report(joao, ...many);
  await report(registry.as('kenji'), opening(team, { event: 'begun' }), opening(team, { event: 'left' }));
  await until(async () => (await healthOf(team)).versions.length === 1);
  await report(joao, ...many);
  await report(registry.as('kenji'), opening(team, {}));
  await until(async () => totalsOf(await healthOf(team))['1.0.0']?.[0] === 22);
  expect(totalsOf(await healthOf(team))).toEqual({ '1.0.0': [22, 20, 0] });
});

test('a fortnight is shown by days, and the version that was opened last comes first', async () => {
  await using own = await registryUnderTest();
  const team = await releasedIn(own, '1.0.0', '1.1.0');
  const hoursAgo = (hours: number) => new Date(Math.floor(Date.now() / 3_600_000 - hours) * 3_600_000);
  const counts = openingCountsRepository(own.database.manager);
  const row = { module: team.module, releaseVersion: '1.0.0', outcome: '10', openings: 3 };
  await counts.add({ ...row, hour: hoursAgo(72) });
  await counts.add({ ...row, hour: hoursAgo(96) });
  await counts.add({ ...row, hour: hoursAgo(0), releaseVersion: '1.1.0' });
  await counts.add({ ...row, hour: hoursAgo(24 * 20) });
  expect(totalsOf(await healthOf(team))).toEqual({ '1.1.0': [3, 0, 0] });
  const { versions, stepMinutes } = await healthOf(team, 'fortnight');
  expect(stepMinutes).toBe(1440);
  expect(versions.map(({ version, points }) => [version, points.map(({ openings }) => openings)])).toEqual([
    ['1.1.0', [3]],
    ['1.0.0', [3, 3]],
  ]);
});

test('replicas that count at the same moment lose nothing', async () => {
  await using own = await registryUnderTest();
  const team = await releasedIn(own, '1.0.0');
  const row = { module: team.module, releaseVersion: '1.0.0', outcome: '10', hour: new Date(0), openings: 1 };
  const counts = openingCountsRepository(own.database.manager);
  await Promise.all(Array.from({ length: 20 }, () => counts.add(row)));
  expect(await counts.since(team.module, new Date(0))).toEqual([{ ...row, openings: 20 }]);
});

test('a module that has not been opened has no versions, and an unknown module is a 404', async () => {
  const team = await released('1.0.0');
  expect((await healthOf(team)).versions).toEqual([]);
  expect((await team.client.get(`${api}/modules/nowhere/health`)).status).toBe(404);
});

test('members may not read how modules open', async () => {
  const team = await released('1.0.0');
  expect((await registry.as('maria').get(`${api}/modules/${team.module}/health`)).status).toBe(403);
});
