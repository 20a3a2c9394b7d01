import { until } from '@seed/service-kit/testing/until';
import { named, replicatedPortal } from './testing/replicated-portal.ts';

test('with one of two replicas dead every request succeeds; after its restart it serves again', async () => {
  await using running = await replicatedPortal(2);
  const { one, portal, metric } = running;
  await one.kill();
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      portal.call(
        '/api/v1/forums',
        index % 2 === 0 ? {} : { method: 'POST', body: '{}', headers: portal.authorization },
      ),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(await metric('gateway_upstream_replica_up')).toContainEqual(expect.stringMatching(/ 0$/));

  await one.revive();
  await until(async () => (await metric('gateway_upstream_replica_up')).every((line) => line.endsWith(' 1')));
  await until(async () => ((await (await portal.call('/api/v1/forums')).json()) as { name: string }).name === 'one');
});

test('with all replicas dead a request gets 503 with Retry-After; the first one after a restart succeeds', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
  expect((await portal.call('/api/v1/forums')).status).toBe(200);
  await one.kill();
  const refused = await portal.call('/api/v1/forums');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ code: 'upstream_unavailable' });
  await one.revive();
  expect((await portal.call('/api/v1/forums')).status).toBe(200);
});

test('requests of any method wait for a service that restarts', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal, metric } = running;
  await one.kill();
  const calls = ['GET', 'POST', 'PUT', 'DELETE'].map((method) => {
    const body = method === 'POST' || method === 'PUT' ? { body: '{}' } : {};
    return portal.call('/api/v1/forums', { method, ...body, headers: portal.authorization });
  });
  await until(async () => (await metric('gateway_upstream_replica_up')).some((line) => line.endsWith(' 0')));
  await one.revive();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(one.received).toHaveLength(4);
});

test('a service that has been down for 3 s is a 503 at once', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
  await one.kill();
  expect((await portal.call('/api/v1/forums')).status).toBe(503);
  const started = Date.now();
  expect((await portal.call('/api/v1/forums')).status).toBe(503);
  expect(Date.now() - started).toBeLessThan(1000);
});

test('a POST with an Idempotency-Key whose connection breaks is sent again, because the service handles the key once', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
  one.respondWith((request) => {
    one.respondWith(named('one'));
    request.socket.destroy();
  });
  const headers = { ...portal.authorization, 'Idempotency-Key': 'k-1' };
  expect((await portal.call('/api/v1/forums', { method: 'POST', body: '{}', headers })).status).toBe(200);
  expect(one.received.map((request) => request.headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
});

test('a GET whose connection breaks is tried on another replica, a POST is not', async () => {
  await using running = await replicatedPortal(2);
  const { one, two, portal } = running;
  one.respondWith((request) => request.socket.destroy());
  two.respondWith((request) => request.socket.destroy());
  const post = await portal.call('/api/v1/forums', { method: 'POST', body: '{}' });
  expect(post.status).toBe(502);
  expect(one.received.length + two.received.length).toBe(1);
  two.respondWith(named('two'));
  for (let round = 0; round < 5; round += 1) expect((await portal.call('/api/v1/forums')).status).toBe(200);
});

test('a response that is not HTTP is a 502', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
  one.respondWith((request) => request.socket.end('SSH-2.0-OpenSSH_9\r\n'));
  expect((await portal.call('/api/v1/forums', { method: 'POST', body: '{}' })).status).toBe(502);
});

test('a replica that never responds is a 504 within the budget, and gets the request once', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
  one.respondWith(() => undefined);
  const started = Date.now();
  const response = await portal.call('/api/v1/forums');
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'upstream_timeout' });
  expect(Date.now() - started).toBeLessThan(3000);
  expect(one.received).toHaveLength(1);
});

test('after a few timeouts a service that hangs is a 503 at once, until it responds again', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal, metric } = running;
  one.respondWith(() => undefined);
  await Promise.all(Array.from({ length: 5 }, () => portal.call('/api/v1/forums')));
  const started = Date.now();
  expect((await portal.call('/api/v1/forums')).status).toBe(503);
  expect(Date.now() - started).toBeLessThan(300);
  expect(await metric('gateway_upstream_breaker_open')).toContainEqual(expect.stringMatching(/ 1$/));
  one.respondWith(named('one'));
  await until(async () => (await portal.call('/api/v1/forums')).status === 200);
}, 15_000);

test('an error response of the service is forwarded, not retried', async () => {
  await using running = await replicatedPortal(2);
  const { one, two, portal } = running;
  for (const replica of [one, two]) replica.respondWith((_, response) => response.writeHead(500).end('{"mine":true}'));
  const response = await portal.call('/api/v1/forums');
  expect([response.status, await response.json()]).toEqual([500, { mine: true }]);
  expect(one.received.length + two.received.length).toBe(1);
});
