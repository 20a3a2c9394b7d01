import { endpoints } from '@seed/registry-contracts/endpoints';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import {
  aRelease,
  aTeam,
  begin,
  build,
  newModule,
  newModuleId,
  statementOf,
  type TestTeam,
  upload,
} from './testing/factories.ts';
import { registryUnderTest } from './testing/registry-under-test.ts';

const registry = sharedService(registryUnderTest);
const api = '/registry/modules/:module';
const digest = 'd'.repeat(64);
const reason = 'A test of permissions';
const audience = { share: 5, roles: [], steps: [], reason };
const visit = { id: '6f1c7f5e-0000-4000-8000-000000000000', rollout: 99_999, version: '1.0.0', event: 'begun' };
const publicKey = 'x'.repeat(42) + 'w';

const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/registry/modules', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: api, statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/registry/modules/absent', statuses: [401, 404, 404, 404] },
  { method: 'POST', path: '/registry/modules', body: newModule({ id: ':fresh' }), statuses: [401, 403, 403, 201] },
  { method: 'PUT', path: api, body: { team: 'Team Two', reason }, statuses: [401, 403, 403, 200] },
  { method: 'PUT', path: api, body: { team: 'Team Two' }, statuses: [401, 400, 400, 400] },
  { method: 'POST', path: `${api}/removal`, body: { reason }, statuses: [401, 403, 403, 409] },
  { method: 'POST', path: `${api}/keys`, body: { publicKey, reason }, statuses: [401, 403, 403, 201] },
  { method: 'POST', path: `${api}/keys/:kid/revocation`, body: { reason }, statuses: [401, 403, 403, 200] },
  { method: 'PUT', path: `${api}/key-list`, body: { keyList: 'none', reason }, statuses: [401, 403, 403, 400] },
  { method: 'GET', path: `${api}/releases`, statuses: [401, 200, 200, 200] },
  { method: 'GET', path: `${api}/releases/1.0.0`, statuses: [401, 200, 200, 200] },
  { method: 'GET', path: `${api}/releases/9.0.0`, statuses: [401, 404, 404, 404] },
  // An Admin whose roles do not name the module publishes nothing.
  { method: 'PUT', path: `${api}/releases/1.1.0`, body: { statement: 'none' }, statuses: [401, 403, 403, 403] },
  { method: 'PUT', path: `/registry-files/:module/${digest}`, statuses: [401, 415, 415, 415] },
  { method: 'POST', path: `${api}/releases/1.0.0/completion`, statuses: [401, 403, 403, 403] },
  { method: 'GET', path: '/registry/channels', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/registry/channels/stable', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/registry/channels/nightly', statuses: [401, 404, 404, 404] },
  {
    method: 'PUT',
    path: '/registry/channels/canary',
    body: { moves: [{ module: ':module', to: '1.0.0' }], reason },
    statuses: [401, 403, 403, 200],
  },
  { method: 'GET', path: '/registry/releases/set', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/registry/gateways', statuses: [401, 403, 403, 200] },
  { method: 'GET', path: `${api}/health`, statuses: [401, 403, 403, 200] },
  { method: 'GET', path: `${api}/rollouts`, statuses: [401, 200, 200, 200] },
  { method: 'GET', path: `${api}/rollouts/99999`, statuses: [401, 404, 404, 404] },
  { method: 'POST', path: `${api}/rollouts`, body: { version: '9.0.0', ...audience }, statuses: [401, 403, 403, 400] },
  { method: 'PUT', path: `${api}/rollouts/99999`, body: audience, statuses: [401, 403, 403, 404] },
  {
    method: 'PUT',
    path: `${api}/rollouts/99999/end`,
    body: { state: 'aborted', reason },
    statuses: [401, 403, 403, 404],
  },
  { method: 'GET', path: `${api}/switch`, statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: `${api}/switch`, body: { isOn: true, reason }, statuses: [401, 403, 403, 200] },
  { method: 'POST', path: '/registry/visits', body: { visits: [visit] }, statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/registry/log', statuses: [401, 403, 403, 200] },
  { method: 'GET', path: '/registry/log/verification', statuses: [401, 403, 403, 200] },
  { method: 'DELETE', path: '/registry/log', statuses: [401, 405, 405, 405] },
  { method: 'DELETE', path: `${api}/releases/1.0.0`, statuses: [401, 405, 405, 405] },
];

/** One module for all rows that leave it as it is. */
let released: Promise<TestTeam> | undefined;

async function aReleasedModule(): Promise<TestTeam> {
  const team = await aTeam(registry);
  await aRelease(team, '1.0.0');
  return team;
}

permissionTests({
  endpoints,
  service: () => registry,
  table,
  async idsFor({ path }) {
    const team = path.includes('/keys') ? await aTeam(registry) : await (released ??= aReleasedModule());
    return { module: team.module, kid: team.signer.kid, fresh: newModuleId() };
  },
  readablePath: '/registry/modules',
});

test('a publisher of another module may neither publish, upload, complete nor move the module', async () => {
  const team = await aTeam(registry);
  const other = await aTeam(registry);
  await aRelease(team, '1.0.0');
  const files = build(team.module, '1.1.0');
  await begin(team, '1.1.0', files);
  const path = `/api/v1/registry/modules/${team.module}/releases/1.1.0`;
  const { client } = other;
  const moves = [{ module: team.module, to: '1.0.0' }];
  const responses = await Promise.all([
    client.put(path, { statement: await statementOf(team, '1.1.0', files) }),
    upload({ ...team, client }, 'main'),
    client.post(`${path}/completion`),
    client.put('/api/v1/registry/channels/stable', { moves, reason }),
    client.post('/api/v1/registry/modules', newModule()),
    client.post(`/api/v1/registry/modules/${other.module}/keys`, { publicKey, reason }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  // A release that is not complete is visible to its publishers only.
  expect((await client.get(path)).status).toBe(404);
  expect((await team.client.get(path)).status).toBe(200);
});

test('a publisher reads the log', async () => {
  const { client } = await aTeam(registry);
  expect((await client.get('/api/v1/registry/log')).status).toBe(200);
  expect((await client.get('/api/v1/registry/log/verification')).status).toBe(200);
});
