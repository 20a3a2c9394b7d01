import type { ReleaseSet } from '@seed/registry-contracts/channels';
import type { LogEntry } from '@seed/registry-contracts/log';
import type { ModuleSwitch, Rollout } from '@seed/registry-contracts/rollouts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { until } from '@seed/service-kit/testing/until';
import { aRelease, aTeam, done, moved, type TestTeam } from '../testing/factories.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';
import { alternate, failed, mounted, visits, type Went } from '../testing/visits.ts';
import { defaultComparison } from './rollout-limits.ts';

const comparison = { ...defaultComparison, aloneAfterMs: 3000 };
const limits = { comparison, loadMs: 1500, stepMs: 1, stepVisits: 5 };
const registry = sharedService(() => registryUnderTest(undefined, limits));
const api = '/api/v1/registry';
const reason = 'A test';
const wide = { share: 50, roles: [], steps: [], reason };

/** A module that is stable as 1.0.0, with a release 1.1.0. */
async function twoReleases(): Promise<TestTeam> {
  const team = await aTeam(registry);
  for (const version of ['1.0.0', '1.1.0']) await aRelease(team, version);
  await moved(team.client, 'stable', { [team.module]: '1.0.0' });
  return team;
}

const rolloutsOf = ({ module }: TestTeam) => `${api}/modules/${module}/rollouts`;

function started(team: TestTeam, changes: object = {}): Promise<Rollout> {
  return done(team.client.post<Rollout>(rolloutsOf(team), { version: '1.1.0', ...wide, ...changes }));
}

async function running(changes: object = {}): Promise<{ team: TestTeam; rollout: Rollout }> {
  const team = await twoReleases();
  return { team, rollout: await started(team, changes) };
}

const read = (team: TestTeam, { id }: Rollout) => done(team.client.get<Rollout>(`${rolloutsOf(team)}/${id}`));
const newestSet = () => done(registry.as('maria').get<ReleaseSet>(`${api}/releases/set`));

async function logOf({ client, module }: TestTeam): Promise<LogEntry[]> {
  return done(client.get<LogEntry[]>(`${api}/log?module=${module}`));
}

async function ended(team: TestTeam, rollout: Rollout): Promise<Rollout> {
  await until(async () => (await read(team, rollout)).state !== 'running');
  return read(team, rollout);
}

test('a release set names the canary of a module, its audience, and nothing after the end', async () => {
  const { team, rollout } = await running({ share: 5, roles: ['alumni'] });
  const set = await newestSet();
  const audience = { id: rollout.id, version: '1.1.0', share: 5, roles: ['alumni'] };
  expect(set.rollouts[team.module]).toMatchObject(audience);
  expect(set.channels['stable']?.[team.module]).toMatchObject({ version: '1.0.0' });
  expect(set.channels['canary']?.[team.module]).toMatchObject({ version: '1.1.0' });
  await done(team.client.put(`${rolloutsOf(team)}/${rollout.id}/end`, { state: 'aborted', reason }));
  const after = await newestSet();
  expect(after.id).toBe(set.id + 1);
  expect(after.rollouts).not.toHaveProperty(team.module);
  expect(after.channels['canary']).not.toHaveProperty(team.module);
});

test('a rollout changes its share and becomes stable in one set each, and the log has who, when and why', async () => {
  const { team, rollout } = await running({ share: 5 });
  const path = `${rolloutsOf(team)}/${rollout.id}`;
  await done(team.client.put(path, { ...wide, share: 40, reason: 'It is good' }));
  expect((await newestSet()).rollouts[team.module]).toMatchObject({ share: 40 });
  await done(team.client.put(`${path}/end`, { state: 'promoted', reason: 'All of them' }));
  const { id, channels, rollouts } = await newestSet();
  expect(channels['stable']?.[team.module]).toMatchObject({ version: '1.1.0' });
  expect(rollouts).not.toHaveProperty(team.module);
  await done(team.client.put(`${path}/end`, { state: 'promoted', reason: 'Again' }));
  expect((await newestSet()).id).toBe(id);
  const step = { by: `pipeline-${team.module}` };
  const facts = { rollout: String(rollout.id), version: '1.1.0' };
  const moves = [{ module: team.module, from: '1.0.0', to: '1.1.0' }];
  expect((await logOf(team)).slice(0, 3)).toEqual([
    expect.objectContaining({ ...step, act: 'rollout-promoted', reason: 'All of them', channel: 'stable', moves }),
    expect.objectContaining({
      ...step,
      act: 'rollout-changed',
      reason: 'It is good',
      facts: { ...facts, audience: '40 %', before: '5 %' },
    }),
    expect.objectContaining({ ...step, act: 'rollout-started', reason, facts: { ...facts, audience: '5 %' } }),
  ]);
});

test('a second rollout, another stable version than expected and an old state are refused', async () => {
  const { team, rollout } = await running();
  const body = { version: '1.1.0', ...wide };
  expect(await team.client.post(rolloutsOf(team), body)).toMatchObject({ status: 409 });
  const path = `${rolloutsOf(team)}/${rollout.id}`;
  const etag = (await team.client.get(path)).headers.get('etag') ?? '';
  const put = (share: number) => team.client.put(path, { ...wide, share }, { headers: { 'If-Match': etag } });
  expect(await put(60)).toMatchObject({ status: 200 });
  expect(await put(70)).toMatchObject({ status: 412 });
  await done(team.client.put(`${path}/end`, { state: 'aborted', reason }));
  expect(await put(80)).toMatchObject({ status: 412 });
  expect(await team.client.put(path, wide)).toMatchObject({ status: 409 });
  expect(await team.client.post(rolloutsOf(team), { ...body, from: '0.9.0' })).toMatchObject({
    status: 412,
    body: { errors: [{ pointer: '/from', message: `${team.module} has 1.0.0 now.` }] },
  });
  expect(await team.client.post(rolloutsOf(team), { ...body, from: '1.0.0' })).toMatchObject({ status: 201 });
});

test.each([
  ['nobody', { share: 0 }, '/share'],
  ['steps that shrink', { steps: [25, 10] }, '/steps'],
  ['no reason', { reason: '' }, '/reason'],
  ['a version that is not released', { version: '9.0.0' }, '/moves/0/to'],
])('a rollout to %s is a problem at its field', async (_, changes, pointer) => {
  const team = await twoReleases();
  const refused = await team.client.post(rolloutsOf(team), { version: '1.1.0', ...wide, ...changes });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
});

test('a canary that always fails goes back by itself after 20 visits, and the log has the numbers', async () => {
  const { team, rollout } = await running();
  const maria = registry.as('maria');
  await alternate(
    maria,
    rollout,
    Array.from({ length: 10 }, () => ({ stable: mounted(), canary: failed })),
  );
  const { state, endReason, comparison } = await ended(team, rollout);
  expect(state).toBe('aborted');
  expect(comparison.canary.failures).toBe(comparison.canary.visits);
  expect(endReason).toMatch(/^\d+ of \d+ openings of 1\.1\.0 failed, and 0 of \d+ of stable\. That is \d+ times/);
  const [entry] = await logOf(team);
  expect(entry).toMatchObject({ act: 'rollout-aborted', by: 'registry', reason: endReason, channel: 'canary' });
  expect((await newestSet()).rollouts).not.toHaveProperty(team.module);
});

test('a canary that hangs goes back although no visit of it ends, and members who leave do not count', async () => {
  const { team, rollout } = await running();
  const hangs: Went = { event: 'begun' };
  const left: Went = { event: 'left' };
  const maria = registry.as('maria');
  await visits(
    maria,
    { rollout, version: '1.0.0' },
    Array.from({ length: 10 }, () => mounted()),
  );
  await visits(maria, { rollout, version: '1.1.0' }, [left, left, ...Array.from({ length: 10 }, () => hangs)]);
  const { state, comparison } = await ended(team, rollout);
  expect(state).toBe('aborted');
  expect(comparison.canary).toMatchObject({ visits: 10, failures: 10 });
});

test('a canary that is twice as slow goes back, with the medians of both sides', async () => {
  const { team, rollout } = await running();
  const openings = Array.from({ length: 30 }, (_, at) => ({ stable: mounted(80 + at), canary: mounted(160 + at) }));
  await alternate(registry.as('maria'), rollout, openings);
  const { state, endReason } = await ended(team, rollout);
  expect(state).toBe('aborted');
  expect(endReason).toMatch(/^1\.1\.0 mounted in \d+ ms, and stable in \d+ ms \(medians of the newest/);
});

test('a canary that fails for one browser in five goes back', async () => {
  const { team, rollout } = await running();
  const openings = Array.from({ length: 150 }, (_, at) => ({
    stable: mounted(80 + (at % 7)),
    canary: at % 5 === 0 ? failed : mounted(80 + (at % 6)),
  }));
  await alternate(registry.as('maria'), rollout, openings);
  expect(await ended(team, rollout)).toMatchObject({ state: 'aborted' });
}, 60_000);

test('a good canary is promoted by its steps up to stable, as acts of the registry', async () => {
  const { team, rollout } = await running({ share: 5, steps: [25, 100] });
  const openings = Array.from({ length: 6 }, (_, at) => ({ stable: mounted(80 + at), canary: mounted(80 + at) }));
  await alternate(registry.as('maria'), rollout, openings);
  await until(async () => (await read(team, rollout)).share === 25);
  await alternate(registry.as('maria'), rollout, openings);
  expect(await ended(team, rollout)).toMatchObject({ state: 'promoted', share: 25, steps: [100] });
  expect((await newestSet()).channels['stable']?.[team.module]).toMatchObject({ version: '1.1.0' });
  const acts = (await logOf(team)).slice(0, 2).map(({ act, by }) => ({ act, by }));
  expect(acts).toEqual([
    { act: 'rollout-promoted', by: 'registry' },
    { act: 'rollout-changed', by: 'registry' },
  ]);
});

test('a late end of a visit that was counted as hanging is not counted again', async () => {
  const { team, rollout } = await running();
  const visit = { id: '6f1c7f5e-0000-4000-8000-000000000001', rollout: rollout.id, version: '1.1.0' };
  const report = (event: string) =>
    done(registry.as('maria').post(`${api}/visits`, { visits: [{ ...visit, event, ms: 50 }] }));
  await report('begun');
  await until(async () => (await read(team, rollout)).comparison.canary.visits === 1);
  await report('mounted');
  await visits(registry.as('maria'), { rollout, version: '1.0.0' }, [mounted()]);
  await until(async () => (await read(team, rollout)).comparison.stable.visits === 1);
  expect((await read(team, rollout)).comparison.canary).toMatchObject({ visits: 1, failures: 1 });
});

test('a report about a rollout that has ended or never was is accepted and dropped', async () => {
  const visit = { id: '6f1c7f5e-0000-4000-8000-000000000002', rollout: 99_999, version: '1.1.0', event: 'failed' };
  const sent = await registry.as('maria').post(`${api}/visits`, { visits: [visit] });
  expect(sent).toMatchObject({ status: 200, body: { sampling: expect.any(Number) as number } });
});

test('a module is switched off with a message and on again, and the set has it', async () => {
  const team = await twoReleases();
  const path = `${api}/modules/${team.module}/switch`;
  const put = (body: object) => team.client.put<ModuleSwitch>(path, { reason, ...body });
  expect(await put({ isOn: false })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/message' }] } });
  const message = 'We are back at noon.';
  expect(await put({ isOn: false, message })).toMatchObject({ status: 200, body: { isOn: false, message } });
  expect((await newestSet()).off[team.module]).toEqual({ message });
  expect(await put({ isOn: true })).toMatchObject({ status: 200, body: { isOn: true, message: null } });
  expect((await newestSet()).off).not.toHaveProperty(team.module);
  expect((await logOf(team)).slice(0, 2).map(({ act }) => act)).toEqual(['module-switched-on', 'module-switched-off']);
});
