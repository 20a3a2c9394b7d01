import { shared } from '@seed/service-kit/testing/shared';
import { echoed } from './testing/echo.ts';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';
import { rawCall } from './testing/raw-call.ts';

const portal = shared(portalWithReplicas);

test('a resource goes to the service that owns it, path and query unchanged', async () => {
  expect((await echoed(portal(), '/api/v1/forums/7?q=a%20b&limit=3')).url).toBe('/api/v1/forums/7?q=a%20b&limit=3');
  expect((await echoed(portal(), '/api/v1/comments')).url).toBe('/api/v1/comments');
  await portal().call('/api/v1/users/login/maria%40seed.example');
  expect(portal().community.received.at(-1)?.url).toBe('/api/v1/users/login/maria%40seed.example');
});

test('a resource without an owner is a 404 problem', async () => {
  const response = await portal().call('/api/v1/nothing/1');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
});

test.each(['/api/v1', '/api/v1/', '/api/v1/constructor', '/api/v1/__proto__'])('%s is a 404 problem', async (path) => {
  expect((await portal().call(path)).status).toBe(404);
});

test('a body reaches the service as it was sent', async () => {
  const body = JSON.stringify({ title: 'ñandú 🌱'.repeat(2000) });
  const headers = { ...portal().authorization, 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' };
  const got = await echoed(portal(), '/api/v1/forums', { method: 'POST', body, headers });
  expect(got.body).toBe(body);
  expect(got.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/json' });
});

test.each([
  '/api/v1/forums/../users',
  '/api/v1/forums/%2e%2e/%2E%2e/health',
  '/api/v1/forums/./1',
  '/api/v1/forums/..%5c..',
])('the path %s is refused', async (path) => {
  const before = portal().forums.received.length;
  expect((await rawCall(portal(), path, { headers: portal().authorization })).status).toBe(400);
  expect(portal().forums.received).toHaveLength(before);
});

test('an unknown method gets 405 with the list of the others', async () => {
  const response = await rawCall(portal(), '/api/v1/forums', { headers: portal().authorization, method: 'TRACE' });
  expect(response.status).toBe(405);
});

test.each([
  { what: 'uploads', path: '/uploads/abc.webp', owner: () => portal().community },
  { what: 'calendar feeds', path: '/feeds/calendar/abc.ics', owner: () => portal().calendar },
])('$what are read without a token, and a token is not forwarded', async ({ path, owner }) => {
  const response = await fetch(`${portal().url}${path}`, { headers: { Authorization: 'Bearer x', Cookie: 'a=1' } });
  expect(response.status).toBe(200);
  const last = owner().received.at(-1);
  expect(last?.url).toBe(path);
  expect(last?.headers).not.toHaveProperty('authorization');
  expect((await fetch(`${portal().url}${path}`, { method: 'POST', body: 'x' })).status).toBe(405);
});
