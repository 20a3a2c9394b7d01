import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { declarationPath } from '@seed/contracts/service-manifest';
import { openEventStream } from '@seed/service-kit/testing/event-stream';
import { testIssuer, type TokenClaims } from '@seed/service-kit/testing/test-issuer';
import { until } from '@seed/service-kit/testing/until';
import { WebSocketServer } from 'ws';
import { rawConnection, requestHead } from './testing/raw-connection.ts';
import { startBalancer, startStreamingService, streamingDeclaration, streamPath } from './testing/streaming-service.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

/** A gateway in front of a service of the kit, which shares the connections of streams. */
async function streamingPortal({ processes = 1 } = {}) {
  const issuer = await testIssuer();
  const services = await Promise.all(Array.from({ length: processes }, () => startStreamingService(issuer)));
  const balancer = await startBalancer(services.map(({ url }) => url));
  const portal = await startTestPortal({
    replicas: [balancer.url],
    change: () => ({ token: issuer.settings }),
  });
  await untilRouted(portal, await issuer.token());
  const [service] = services;
  if (service === undefined) throw new Error('a portal needs a service');
  return {
    service,
    services,
    issuer,
    portal,
    openCount: () => services.reduce((sum, { open }) => sum + open.size, 0),
    async stream(claims?: TokenClaims) {
      return openEventStream(`${portal.url}${streamPath}`, await issuer.token(claims));
    },
    async [Symbol.asyncDispose]() {
      await portal.stop();
      balancer.stop();
      await Promise.all(services.map((one) => one.stop()));
      await issuer.stop();
    },
  };
}

async function untilRouted(portal: TestPortal, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await until(async () => (await portal.call(streamPath, { method: 'HEAD', headers })).status === 200);
}

const members = (count: number) => Array.from({ length: count }, (_, n) => `member-${n}`);

test('a hundred streams take a few connections to the service, and each has its own events', async () => {
  await using running = await streamingPortal();
  const streams = [];
  for (const sub of members(100)) streams.push(await running.stream({ sub }));
  expect(running.service.open.size).toBe(100);
  expect(await running.service.connectionCount()).toBeLessThan(10);
  running.service.send({ id: 'a', n: 1 }, 'member-7');
  running.service.send({ id: 'b', n: 2 });
  expect(await streams[7]?.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
  expect(await streams[8]?.nextEvent()).toEqual({ id: 'b', data: { n: 2 } });
});

test('the head of a stream is the same as in a connection of its own, without the channel', async () => {
  await using running = await streamingPortal();
  const stream = await running.stream();
  expect(stream.status).toBe(200);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
  });
  expect(stream.headers.has('content-length')).toBe(false);
  expect([...stream.headers.keys()].filter((name) => name.startsWith('x-internal'))).toEqual([]);
  expect(await stream.next()).toMatch(/^retry: \d+$/);
});

test('a client that leaves ends its stream only', async () => {
  await using running = await streamingPortal();
  const [one, other] = [await running.stream({ sub: 'one' }), await running.stream({ sub: 'other' })];
  one.close();
  await until(() => running.service.open.size === 1);
  running.service.send({ id: 'a', n: 1 });
  expect(await other.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
});

test('a stream that the service ends, as when the token expires, ends for its client only', async () => {
  await using running = await streamingPortal();
  const other = await running.stream({ sub: 'other' });
  const short = await running.stream({ sub: 'short', expiresIn: 1 });
  expect(await short.next()).toMatch(/^retry: \d{4,5}$/);
  expect(await short.next()).toMatch(/^retry: \d{2,3}$/);
  expect(await short.next()).toBeUndefined();
  running.service.send({ id: 'a', n: 1 });
  expect(await other.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
});

test('a service that stops ends its streams, and later ones come over a new channel', async () => {
  await using running = await streamingPortal();
  const before = await running.stream();
  await before.next();
  await running.service.stop();
  expect(await before.next()).toMatch(/^retry: \d{4,5}$/);
  expect(await before.next()).toBeUndefined();
  const again = await startStreamingService(running.issuer, Number(new URL(running.service.url).port));
  try {
    await untilRouted(running.portal, await running.issuer.token());
    const after = await running.stream();
    await until(() => again.open.size === 1);
    again.send({ id: 'a', n: 1 });
    expect(await after.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
  } finally {
    await again.stop();
  }
});

test('streams of several processes behind one address share a channel to each', async () => {
  await using running = await streamingPortal({ processes: 2 });
  const streams = [];
  while (streams.length < 80) {
    const some = members(8).map((sub) => running.stream({ sub: `${sub}-${streams.length}` }));
    streams.push(...(await Promise.all(some)));
  }
  expect(running.services.map(({ open }) => open.size > 0)).toEqual([true, true]);
  const counts = await Promise.all(running.services.map((service) => service.connectionCount()));
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBeLessThan(50);
  for (const service of running.services) service.send({ id: 'a', n: 1 });
  const events = await Promise.all(streams.map((stream) => stream.nextEvent()));
  expect(events).toEqual(Array(80).fill({ id: 'a', data: { n: 1 } }));
});

test('a client cannot name a channel', async () => {
  await using running = await streamingPortal();
  const token = await running.issuer.token();
  const head = requestHead(`GET ${streamPath}`, {
    Authorization: `Bearer ${token}`,
    'X-Internal-Event-Channel': '1 some-channel',
  });
  const client = await rawConnection(running.portal.url, head);
  expect(await client.status()).toBe(200);
  await until(() => running.service.open.size === 1);
  running.service.send({ id: 'a', n: 1 });
  await until(() => client.received.includes('id: a'));
  client.socket.destroy();
});

test('a client that never reads is disconnected, and does not hold up the others', async () => {
  await using running = await streamingPortal();
  const head = requestHead(`GET ${streamPath}`, {
    Authorization: `Bearer ${await running.issuer.token({ sub: 'lazy' })}`,
  });
  const lazy = await rawConnection(running.portal.url, head);
  await lazy.status();
  lazy.socket.pause();
  const other = await running.stream({ sub: 'other' });
  const id = 'x'.repeat(30_000);
  let sent = 0;
  await until(() => {
    for (let n = 0; n < 20; n += 1) running.service.send({ id, n }, 'lazy');
    sent += 20 * id.length;
    return running.service.open.size === 1;
  });
  expect(sent).toBeLessThan(50_000_000);
  running.service.send({ id: 'a', n: 1 }, 'other');
  expect(await other.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
  lazy.socket.destroy();
});

test('a channel with something else in it is closed, and streams have connections of their own', async () => {
  const closed = new Set<number>();
  const channels = new WebSocketServer({ noServer: true });
  const service = createServer((request, response) => {
    const isStream = request.url === streamPath && request.method === 'GET';
    response.writeHead(200, { 'Content-Type': isStream ? 'text/event-stream' : 'application/json' });
    if (isStream) response.write('id: a\ndata: {"n":1}\n\n');
    else response.end(JSON.stringify(request.url === declarationPath ? streamingDeclaration : { status: 'up' }));
  });
  service.on('upgrade', (request: IncomingMessage, socket: Duplex, start: Buffer) => {
    channels.handleUpgrade(request, socket, start, (channel) => {
      channel.send('{"not":"a message"}');
      channel.once('close', (code) => closed.add(code));
    });
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  await using portal = await startTestPortal({ replicas: [`http://127.0.0.1:${port}`] });
  const token = await portal.issuer.token();
  await untilRouted(portal, token);
  const stream = await openEventStream(`${portal.url}${streamPath}`, token);
  expect(await stream.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
  await until(() => closed.size > 0);
  stream.close();
  service.close();
});
