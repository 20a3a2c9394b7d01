import type { Channel, ReleaseSet } from '@seed/registry-contracts/channels';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aRelease, aTeam, moved, type TestTeam } from '../testing/factories.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';

const registry = sharedService(registryUnderTest);
const path = '/api/v1/registry/channels';
const setPath = '/api/v1/registry/releases/set';
const reason = 'A test';

async function released(...versions: string[]): Promise<TestTeam> {
  const team = await aTeam(registry);
  for (const version of versions) await aRelease(team, version);
  return team;
}

const modulesOf = async (channel: string) =>
  (await registry.as('maria').get<Channel>(`${path}/${channel}`)).body.modules;

const newestSet = async () => (await registry.as('maria').get<ReleaseSet>(setPath)).body;

test('a move changes one channel only, and makes a new set of all pointers', async () => {
  const team = await released('1.0.0', '1.1.0');
  await moved(team.client, 'stable', { [team.module]: '1.0.0' });
  const before = await newestSet();
  await moved(team.client, 'canary', { [team.module]: '1.1.0' });
  const after = await newestSet();
  expect(after.id).toBeGreaterThan(before.id);
  expect(after.channels['stable']?.[team.module]).toMatchObject({ version: '1.0.0' });
  expect(after.channels['canary']?.[team.module]).toMatchObject({ version: '1.1.0' });
  expect(before.channels['canary']).not.toHaveProperty(team.module);
});

test('several modules move in one step, or none of them', async () => {
  const [one, other] = [await released('1.0.0'), await released('1.0.0')];
  const both = await registry.caller({ sub: 'both', roles: [`publisher:${one.module}`, `publisher:${other.module}`] });
  const moves = [
    { module: one.module, to: '1.0.0' },
    { module: other.module, to: '7.0.0' },
  ];
  const before = await newestSet();
  const refused = await both.put(`${path}/stable`, { moves, reason });
  const message = `There is no release 7.0.0 of ${other.module}.`;
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/moves/1/to', message }] } });
  expect(await modulesOf('stable')).not.toHaveProperty(one.module);
  await moved(both, 'stable', { [one.module]: '1.0.0', [other.module]: '1.0.0' });
  expect(await modulesOf('stable')).toMatchObject({ [one.module]: '1.0.0', [other.module]: '1.0.0' });
  expect((await newestSet()).id).toBe(before.id + 1);
});

test('a move from another state than expected is a 412, by the version of the channel or of the module', async () => {
  const team = await released('1.0.0', '1.1.0', '1.2.0');
  const move = (to: string, from?: string | null, etag?: string) =>
    team.client.put<{ errors?: object[] }>(
      `${path}/canary`,
      { moves: [{ module: team.module, to, from }], reason },
      etag === undefined ? {} : { headers: { 'If-Match': etag } },
    );
  const etag = (await team.client.get(`${path}/canary`)).headers.get('etag') ?? '';
  expect((await move('1.0.0', '0.9.0')).body.errors).toEqual([
    { pointer: '/moves/0/from', message: `${team.module} has no version now.` },
  ]);
  expect((await move('1.0.0', null, etag)).status).toBe(200);
  expect((await move('1.1.0', undefined, etag)).status).toBe(412);
  expect((await move('1.1.0', null)).status).toBe(412);
  expect((await move('1.1.0', '1.0.0')).status).toBe(200);
  const fresh = (await team.client.get(`${path}/canary`)).headers.get('etag') ?? '';
  expect((await move('1.2.0', undefined, fresh)).status).toBe(200);
});

test('one of many concurrent moves from one version is made, and the log has only that one', async () => {
  const versions = Array.from({ length: 6 }, (_, n) => `1.${n}.0`);
  const team = await released('0.1.0', ...versions);
  await moved(team.client, 'stable', { [team.module]: '0.1.0' });
  const responses = await Promise.all(
    versions.map((to) =>
      team.client.put(`${path}/stable`, { moves: [{ module: team.module, to, from: '0.1.0' }], reason }),
    ),
  );
  const won = versions.filter((_, at) => responses[at]?.status === 200);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(5).fill(412)]);
  expect(await modulesOf('stable')).toMatchObject({ [team.module]: won[0] });
  const { body } = await team.client.get<{ moves: { module: string; to: string }[] }[]>(
    '/api/v1/registry/log?limit=200',
  );
  const moves = body.flatMap((entry) => entry.moves).filter(({ module }) => module === team.module);
  expect(moves.map(({ to }) => to)).toEqual([...won, '0.1.0']);
});

test('concurrent moves of different modules are all kept, in the channel and in the newest set', async () => {
  const teams = await Promise.all(Array.from({ length: 5 }, () => released('1.0.0')));
  await Promise.all(
    teams.map((team, at) => moved(team.client, at % 2 === 0 ? 'stable' : 'canary', { [team.module]: '1.0.0' })),
  );
  const { channels } = await newestSet();
  for (const [at, { module }] of teams.entries()) {
    expect(channels[at % 2 === 0 ? 'stable' : 'canary']).toHaveProperty(module);
  }
});

test('a module is taken out of a channel, and a move that changes nothing makes no set and no entry', async () => {
  const team = await released('1.0.0');
  await moved(team.client, 'preview-one', { [team.module]: '1.0.0' });
  const { id } = await newestSet();
  await moved(team.client, 'preview-one', { [team.module]: '1.0.0' });
  expect((await newestSet()).id).toBe(id);
  await moved(registry.as('ana'), 'preview-one', { [team.module]: null });
  expect(await modulesOf('preview-one')).toEqual({});
});

test('a module cannot move where another one has its route, but both can change hands in one step', async () => {
  const [one, other] = [await aTeam(registry), await aTeam(registry)];
  const route = `/${one.module}-pages`;
  await aRelease(one, '1.0.0', { manifest: { routes: [route] } });
  await aRelease(one, '2.0.0');
  await aRelease(other, '1.0.0', { manifest: { routes: [route] } });
  await moved(one.client, 'stable', { [one.module]: '1.0.0' });
  const moves = [{ module: other.module, to: '1.0.0' }];
  const refused = await other.client.put(`${path}/stable`, { moves, reason });
  const message = `The route ${route} belongs to ${one.module} (Team of ${one.module}).`;
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/moves/0/to', message }] } });
  await moved(registry.as('ana'), 'stable', { [one.module]: '2.0.0', [other.module]: '1.0.0' });
});

test.each([
  ['no reason', { moves: [{ module: 'forums', to: null }] }, '/reason'],
  ['no moves', { moves: [], reason }, '/moves'],
])('a move with %s is a problem at its field', async (_, body, pointer) => {
  const response = await registry.as('ana').put<{ errors: object[] }>(`${path}/stable`, body);
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([expect.objectContaining({ pointer })]);
});

test('a module that is moved twice in one step is refused', async () => {
  const team = await released('1.0.0', '1.1.0');
  const moves = ['1.0.0', '1.1.0'].map((to) => ({ module: team.module, to }));
  expect(await team.client.put(`${path}/stable`, { moves, reason })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/moves/1/module' }] },
  });
});

test('a request for the next set waits for a move, and no longer than its time', async () => {
  const team = await released('1.0.0');
  const { id } = await newestSet();
  const waiting = registry.as('maria').get<ReleaseSet>(`${setPath}?after=${id}&wait=25`);
  await moved(team.client, 'stable', { [team.module]: '1.0.0' });
  const { body, headers } = await waiting;
  expect(body.id).toBe(id + 1);
  const etag = headers.get('etag') ?? '';
  const same = await registry
    .as('maria')
    .get(`${setPath}?after=${body.id}&wait=1`, { headers: { 'If-None-Match': etag } });
  expect(same.status).toBe(304);
  expect((await registry.as('maria').get<ReleaseSet>(`${setPath}?after=0&wait=25`)).body.id).toBe(body.id);
});

test('a dry run responds as the move would, and changes nothing', async () => {
  const team = await released('1.0.0');
  const move = (to: string | null) =>
    team.client.put<Channel>(`${path}/preview-dry?dryRun=true`, { moves: [{ module: team.module, to }], reason });
  const before = await newestSet();
  const would = await move('1.0.0');
  expect(would).toMatchObject({ status: 200, body: { name: 'preview-dry', modules: { [team.module]: '1.0.0' } } });
  expect(await move('9.0.0')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/moves/0/to' }] } });
  expect(await newestSet()).toEqual(before);
  expect((await team.client.get(`${path}/preview-dry`)).status).toBe(404);
  const log = await team.client.get<{ channel: string }[]>('/api/v1/registry/log');
  expect(log.body.some(({ channel }) => channel === 'preview-dry')).toBe(false);
});
