import { startTestPortal } from './testing/test-portal.ts';

const report = { method: 'POST', body: '{"visits":[]}' };

test('a report of visits is accepted while the registry is not there; every other request fails as before', async () => {
  await using portal = await startTestPortal({ replicas: { registry: ['http://127.0.0.1:9'] } });
  const headers = { ...portal.authorization, 'Content-Type': 'application/json' };
  const sent = (path: string) => portal.call(path, { ...report, headers });
  expect((await sent('/api/v1/registry/visits')).status).toBe(204);
  expect((await sent('/api/v1/registry/modules')).status).toBeGreaterThanOrEqual(404);
  expect((await portal.call('/api/v1/registry/visits')).status).toBeGreaterThanOrEqual(404);
  expect((await portal.call('/api/v1/registry/visits', { ...report, headers: {} })).status).toBe(401);
});
