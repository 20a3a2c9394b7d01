import { connect } from 'node:net';
import { once } from 'node:events';
import { endpoint } from '@seed/contracts/endpoint';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { createServiceApp } from './app.ts';
import { EventStreams, type StreamInput } from './event-streams.ts';
import { startServer } from './server.ts';
import { openEventStream } from './testing/event-stream.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { testIssuer } from './testing/test-issuer.ts';
import { until } from './testing/until.ts';
import { createTokenVerifier } from './token-verifier.ts';

const streamNumbers = endpoint({
  operation: 'streamNumbers',
  method: 'GET',
  path: '/number-stream',
  summary: 'Numbers',
  mediaType: 'text/event-stream',
  response: z.string(),
  eventData: z.object({ n: z.number() }),
  status: 200,
});

type Numbers = StreamInput<{ n: number }>;

/** A service with one stream, whose clients a test sees. */
async function startStreams({ heartbeatMs = 60_000 } = {}) {
  const issuer = await testIssuer();
  const registry = new Registry();
  const streams = new EventStreams({ registry, heartbeatMs });
  const open = new Set<Numbers>();
  const app = createServiceApp({
    name: 'numbers',
    logger: silentLogger(),
    verifier: createTokenVerifier(issuer.settings),
    routes: (router) =>
      streams.route(router, streamNumbers, (input) => {
        open.add(input);
        return () => open.delete(input);
      }),
  });
  const server = await startServer(app, { host: '127.0.0.1', port: 0, logger: silentLogger() });
  const stop = async () => {
    streams.close();
    await server.stop();
    await issuer.stop();
  };
  return {
    issuer,
    streams,
    open,
    stop,
    server,
    url: `${server.url}/api/v1/number-stream`,
    openCount: async () => (await registry.metrics()).match(/open_event_streams (\d+)/)?.[1],
    only: (): Numbers => {
      const [input] = open;
      if (input === undefined) throw new Error('no stream is open');
      return input;
    },
    [Symbol.asyncDispose]: stop,
  };
}

test('a client gets the events as they are sent, uncompressed and not stored', async () => {
  await using service = await startStreams();
  const stream = await openEventStream(service.url, await service.issuer.token());
  expect(stream.status).toBe(200);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers.has('content-encoding')).toBe(false);
  service.only().send({ id: 'a', data: { n: 1 } });
  expect(await stream.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
  service.only().send({ id: 'b', data: { n: 2 } });
  expect(await stream.nextEvent()).toEqual({ id: 'b', data: { n: 2 } });
  stream.close();
});

test('a client that returns has its last event, and a new one has none', async () => {
  await using service = await startStreams();
  const first = await openEventStream(service.url, await service.issuer.token());
  expect(service.only().lastEventId).toBeUndefined();
  first.close();
  await until(() => service.open.size === 0);
  const second = await openEventStream(service.url, await service.issuer.token(), 'b');
  expect(service.only().lastEventId).toBe('b');
  second.close();
});

test('comments keep a stream alive while nothing happens', async () => {
  await using service = await startStreams({ heartbeatMs: 20 });
  const stream = await openEventStream(service.url, await service.issuer.token());
  expect(await stream.next()).toMatch(/^retry: \d+$/);
  expect([await stream.next(), await stream.next()]).toEqual([':', ':']);
  stream.close();
});

test('a stream ends when the token expires, and the client may return at once', async () => {
  await using service = await startStreams();
  const stream = await openEventStream(service.url, await service.issuer.token({ expiresIn: 1 }));
  expect(await stream.next()).toMatch(/^retry: \d{4,5}$/);
  expect(await stream.next()).toMatch(/^retry: \d{2,3}$/);
  expect(await stream.next()).toBeUndefined();
  await until(() => service.open.size === 0);
});

test('a client that leaves ends its stream, and the metric counts the open ones', async () => {
  await using service = await startStreams();
  const [one, other] = [
    await openEventStream(service.url, await service.issuer.token()),
    await openEventStream(service.url, await service.issuer.token()),
  ];
  expect(await service.openCount()).toBe('2');
  one.close();
  await until(() => service.open.size === 1);
  expect(await service.openCount()).toBe('1');
  other.close();
});

test('before a service stops, all streams end with different times to return, and further ones get 503', async () => {
  await using service = await startStreams();
  const token = await service.issuer.token();
  const streams = await Promise.all(Array.from({ length: 20 }, () => openEventStream(service.url, token)));
  service.streams.close();
  const pauses = await Promise.all(
    streams.map(async (stream) => {
      await stream.next();
      return stream.next();
    }),
  );
  expect(new Set(pauses).size).toBeGreaterThan(10);
  expect(await Promise.all(streams.map((stream) => stream.next()))).toEqual(Array(20).fill(undefined));
  const refused = await openEventStream(service.url, token);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await service.server.stop();
});

test('a client that never reads is disconnected instead of collecting events in memory', async () => {
  await using service = await startStreams();
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = `GET /api/v1/number-stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${await service.issuer.token()}`;
  socket.write(`${head}\r\n\r\n`);
  await once(socket, 'readable');
  await until(() => service.open.size === 1);
  const id = 'x'.repeat(10_000);
  let sent = 0;
  await until(() => {
    const [input] = service.open;
    for (let n = 0; n < 100; n += 1) input?.send({ id, data: { n } });
    sent += 100;
    return service.open.size === 0;
  });
  // The system's own buffers hold a few megabytes.
  expect(sent * id.length).toBeLessThan(50_000_000);
  socket.destroy();
});

test('HEAD has the headers of the stream and ends', async () => {
  await using service = await startStreams();
  const headers = { Authorization: `Bearer ${await service.issuer.token()}` };
  const response = await fetch(service.url, { method: 'HEAD', headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(service.open.size).toBe(0);
});
