import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { type ReplicaServer, sendJson, startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const budgets = { connectMs: 1000, headersMs: 600, bodyMs: 600, clientStallMs: 60_000 };

let one: ReplicaServer;
let two: ReplicaServer;
let portal: TestPortal;

beforeEach(async () => {
  [one, two] = await Promise.all([startReplica(named('one')), startReplica(named('two'))]);
});

afterEach(async () => {
  await portal.stop();
  await Promise.all([one.kill(), two.kill()]);
});

const named =
  (name: string): Parameters<ReplicaServer['respondWith']>[0] =>
  (_, response) =>
    sendJson(response, { name });

async function start(replicas: readonly string[]): Promise<void> {
  portal = await startTestPortal({
    replicas: { forums: replicas, community: replicas },
    change: () => ({ budgets, rate: { reads: 100_000, writes: 100_000 } }),
  });
}

async function metric(name: string): Promise<string[]> {
  const text = await (await fetch(`${portal.internalUrl}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith(name));
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 8000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it never came');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('with one of two replicas dead no member notices; revived, it serves again', async () => {
  await start([one.url, two.url]);
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

test('with all replicas dead it is a 503 with Retry-After; the first request after the revival succeeds', async () => {
  await start([one.url]);
  expect((await portal.call('/api/v1/forums')).status).toBe(200);
  await one.kill();
  const refused = await portal.call('/api/v1/forums');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ code: 'upstream_unavailable' });
  await one.revive();
  expect((await portal.call('/api/v1/forums')).status).toBe(200);
});

test('a GET whose connection breaks is tried on another replica, a POST is not', async () => {
  await start([one.url, two.url]);
  one.respondWith((request) => request.socket.destroy());
  two.respondWith((request) => request.socket.destroy());
  const post = await portal.call('/api/v1/forums', { method: 'POST', body: '{}' });
  expect(post.status).toBe(502);
  expect(one.received.length + two.received.length).toBe(1);
  two.respondWith(named('two'));
  for (let round = 0; round < 5; round += 1) expect((await portal.call('/api/v1/forums')).status).toBe(200);
});

test('a response that is no HTTP is a 502', async () => {
  await start([one.url]);
  one.respondWith((request) => request.socket.end('SSH-2.0-OpenSSH_9\r\n'));
  expect((await portal.call('/api/v1/forums', { method: 'POST', body: '{}' })).status).toBe(502);
});

test('a replica that never responds is a 504 within the budget, and gets the request once', async () => {
  await start([one.url]);
  one.respondWith(() => undefined);
  const started = Date.now();
  const response = await portal.call('/api/v1/forums');
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'upstream_timeout' });
  expect(Date.now() - started).toBeLessThan(3000);
  expect(one.received).toHaveLength(1);
});

test('after a few timeouts a service that hangs is a 503 at once, until it responds again', async () => {
  await start([one.url]);
  one.respondWith(() => undefined);
  await Promise.all(Array.from({ length: 5 }, () => portal.call('/api/v1/forums')));
  const started = Date.now();
  expect((await portal.call('/api/v1/forums')).status).toBe(503);
  expect(Date.now() - started).toBeLessThan(300);
  expect(await metric('gateway_upstream_breaker_open')).toContainEqual(expect.stringMatching(/ 1$/));
  one.respondWith(named('one'));
  await until(async () => (await portal.call('/api/v1/forums')).status === 200);
}, 15_000);

test('a response that breaks in the middle breaks at the client too and never ends as if whole', async () => {
  await start([one.url]);
  one.respondWith((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.write('half', () => response.destroy());
  });
  const chunked = await portal.call('/api/v1/forums');
  expect(chunked.status).toBe(200);
  await expect(chunked.text()).rejects.toThrow();

  one.respondWith((_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 });
    response.write('half', () => response.destroy());
  });
  await expect((await portal.call('/api/v1/forums')).text()).rejects.toThrow();
});

test('a response that stops in the middle is cut when its time is over', async () => {
  await start([one.url]);
  one.respondWith((_, response) => void response.writeHead(200).write('half'));
  const response = await portal.call('/api/v1/forums');
  await expect(response.text()).rejects.toThrow();
});

test('an error of the service is its own: passed on, not retried', async () => {
  await start([one.url, two.url]);
  for (const replica of [one, two]) replica.respondWith((_, response) => response.writeHead(500).end('{"mine":true}'));
  const response = await portal.call('/api/v1/forums');
  expect([response.status, await response.json()]).toEqual([500, { mine: true }]);
  expect(one.received.length + two.received.length).toBe(1);
});

test('when the client leaves, the request to the service is aborted', async () => {
  await start([one.url]);
  const arrived = new Promise<IncomingMessage>((resolve) => one.respondWith((request) => resolve(request)));
  const controller = new AbortController();
  const call = portal.call('/api/v1/forums', { signal: controller.signal });
  const request = await arrived;
  const closed = once(request.socket, 'close');
  controller.abort();
  await closed;
  await expect(call).rejects.toThrow();
  // The replica is not to blame, so it is not ejected.
  expect(await metric('gateway_upstream_replica_up')).toContainEqual(expect.stringMatching(/ 1$/));
});

test('when the client breaks off its upload, the service sees it break and stays in service', async () => {
  await start([one.url]);
  const arrived = new Promise<IncomingMessage>((resolve) => one.respondWith((request) => resolve(request.resume())));
  const { hostname, port } = new URL(portal.url);
  const headers = { ...portal.authorization, 'Content-Length': 5000 };
  const client = httpRequest({ hostname, port, path: '/api/v1/uploads', method: 'POST', headers });
  client.on('error', () => undefined);
  client.write('half of it');
  const { socket } = await arrived;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  client.destroy();
  await closed;
  await until(async () => (await metric('gateway_upstream_requests_in_flight')).every((line) => line.endsWith(' 0')));
  expect(await metric('gateway_upstream_replica_up')).toContainEqual(expect.stringMatching(/ 1$/));
});

test('a client that reads slowly slows the service down, and memory stays flat', async () => {
  await start([one.url]);
  const total = 200_000_000;
  let sent = 0;
  one.respondWith((_, response) => {
    const piece = Buffer.alloc(64_000);
    response.writeHead(200);
    const pump = (): void => {
      while (sent < total && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) return void response.once('drain', pump);
      }
      response.end();
    };
    pump();
  });
  const { hostname, port } = new URL(portal.url);
  const socket = connect(Number(port), hostname);
  const before = process.memoryUsage().rss;
  socket.write(
    `GET /api/v1/forums HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${portal.authorization.Authorization}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.pause();
  let seen = -1;
  await until(async () => {
    const isSteady = seen === sent;
    seen = sent;
    // Others are served meanwhile: turns enough to take more, if it were not held up.
    for (let turn = 0; turn < 20; turn += 1) await fetch(`${portal.url}/health/live`);
    return isSteady;
  });
  expect(sent).toBeLessThan(total / 4);
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  socket.destroy();
});

test('what is in flight is finished when the gateway stops, and nothing new is taken', async () => {
  await start([one.url]);
  let finish: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    one.respondWith((_, response) => {
      finish = () => sendJson(response, { late: true });
      resolve();
    });
  });
  const call = portal.call('/api/v1/forums');
  await arrived;
  const stopped = portal.stop();
  await until(() =>
    fetch(portal.url).then(
      () => false,
      () => true,
    ),
  );
  finish?.();
  expect(await (await call).json()).toEqual({ late: true });
  await stopped;
});
