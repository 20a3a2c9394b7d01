import type { RegisteredModule } from '@seed/registry-contracts/modules';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aTeam, newModule, newModuleId } from '../testing/factories.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';
import { signer } from '../testing/signer.ts';

const registry = sharedService(registryUnderTest);
const path = '/api/v1/registry/modules';

test('a new module has a Location, no key yet, and is in the list', async () => {
  const sent = newModule({ team: ' Team 🌱 ' });
  const response = await registry.as('ana').post<RegisteredModule>(path, sent);
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${path}/${sent.id}`);
  expect(response.body).toMatchObject({ id: sent.id, team: 'Team 🌱', keys: [] });
  expect((await registry.as('maria').get<RegisteredModule[]>(path)).body).toContainEqual(response.body);
});

test.each<[string, object, string]>([
  ['no reason', { reason: ' ' }, '/reason'],
  ['a long reason', { reason: 'x'.repeat(501) }, '/reason'],
  ['no team', { team: '' }, '/team'],
  ['an id in capitals', { id: 'Forums' }, '/id'],
])('%s gets a problem at its field', async (_, fields, pointer) => {
  const { status, body } = await registry.as('ana').post<{ errors: object[] }>(path, newModule(fields));
  expect(status).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ pointer })]);
});

test('an id that is taken gets 409, also when both requests come at once; an Idempotency-Key repeats the response', async () => {
  const sent = newModule();
  const post = (headers = {}) => registry.as('ana').post<{ errors?: object[] }>(path, sent, { headers });
  const statuses = (await Promise.all([post(), post()])).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 409]);
  expect((await post()).body.errors).toEqual([{ pointer: '/id', message: 'Another module has this id.' }]);
  const other = newModule();
  const repeat = () => registry.as('ana').post(path, other, { headers: { 'Idempotency-Key': other.id } });
  expect([(await repeat()).status, (await repeat()).status]).toEqual([201, 201]);
});

test('a module is handed over to another team; a stale If-Match gets 412', async () => {
  const { module } = await aTeam(registry);
  const read = await registry.as('ana').get(`${path}/${module}`);
  const stale = { headers: { 'If-Match': read.headers.get('etag') ?? '' } };
  const handOver = (team: string) => ({ team, reason: 'Another team' });
  expect((await registry.as('ana').put(`${path}/${module}`, handOver('Team Two'), stale)).status).toBe(200);
  expect((await registry.as('ana').put(`${path}/${module}`, handOver('Team Three'), stale)).status).toBe(412);
  expect((await registry.as('maria').get(`${path}/${module}`)).body).toMatchObject({ team: 'Team Two' });
});

test('a module without a key is removed and can be added again; the log has both', async () => {
  const sent = newModule();
  await registry.as('ana').post(path, sent);
  const removal = `${path}/${sent.id}/removal`;
  const reason = 'It was a slip';
  const tried = await registry.as('ana').post(`${removal}?dryRun=true`, { reason });
  expect([tried.status, (await registry.as('ana').get(`${path}/${sent.id}`)).status]).toEqual([200, 200]);
  expect((await registry.as('ana').post(removal, { reason })).body).toMatchObject({ id: sent.id });
  expect((await registry.as('ana').get(`${path}/${sent.id}`)).status).toBe(404);
  expect((await registry.as('ana').post(removal, { reason })).status).toBe(404);
  expect((await registry.as('ana').post(path, sent)).status).toBe(201);
  const log = await registry.as('ana').get<{ act: string }[]>(`/api/v1/registry/log?module=${sent.id}`);
  expect(log.body.map(({ act }) => act)).toEqual(['module-added', 'module-removed', 'module-added']);
});

test('a module that had a key cannot be removed', async () => {
  const { module } = await aTeam(registry);
  const removed = await registry.as('ana').post(`${path}/${module}/removal`, { reason: 'It was a slip' });
  expect(removed.status).toBe(409);
});

test('a key is pinned once, named by its thumbprint, and revoked for ever', async () => {
  const module = newModuleId();
  await registry.as('ana').post(path, newModule({ id: module }));
  const { kid, publicKey } = await signer();
  const pin = () => registry.as('ana').post<RegisteredModule>(`${path}/${module}/keys`, { publicKey, reason: 'New' });
  const pinned = await pin();
  expect(pinned).toMatchObject({ status: 201, body: { keys: [{ kid, publicKey, revokedAt: null }] } });
  expect((await pin()).status).toBe(409);
  const revoke = (id: string) =>
    registry.as('ana').post<RegisteredModule>(`${path}/${module}/keys/${id}/revocation`, { reason: 'Leaked' });
  const revoked = await revoke(kid);
  expect(revoked.body.keys[0]?.revokedAt).toMatch(/Z$/);
  expect((await revoke(kid)).body).toEqual(revoked.body);
  expect((await pin()).status).toBe(409);
  expect((await revoke('x'.repeat(43))).status).toBe(404);
});

test('a text that is no Ed25519 key is refused', async () => {
  const { module } = await aTeam(registry);
  for (const publicKey of ['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`]) {
    const response = await registry.as('ana').post(`${path}/${module}/keys`, { publicKey, reason: 'New' });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ pointer: '/publicKey' }] } });
  }
});

test('a module can have twenty keys', async () => {
  const { module } = await aTeam(registry);
  const pin = async () =>
    registry.as('ana').post(`${path}/${module}/keys`, { publicKey: (await signer()).publicKey, reason: 'New' });
  for (let count = 1; count < 20; count += 1) expect((await pin()).status).toBe(201);
  expect((await pin()).status).toBe(409);
});
