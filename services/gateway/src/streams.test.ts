import { EventEmitter } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { openEventStream } from '@seed/service-kit/testing/event-stream';
import { until } from '@seed/service-kit/testing/until';
import type { TokenClaims } from '@seed/service-kit/testing/test-issuer';
import { forumsDeclaration } from './testing/declaration-of.ts';
import { rawConnection, requestHead } from './testing/raw-connection.ts';
import { sendJson, startReplica } from './testing/replica-server.ts';
import { type ConfigChange, startTestPortal } from './testing/test-portal.ts';

const path = '/api/v1/forum-stream';
const budgets = { connectMs: 1000, headersMs: 600, bodyMs: 600, clientStallMs: 1000 };
const retry = 'retry: 1000\n\n';

/** A gateway with short time limits, in front of a service that declares a stream. */
async function streamingPortal(change: ConfigChange = {}) {
  const declaration = {
    ...forumsDeclaration,
    resources: [...forumsDeclaration.resources, 'forum-stream'],
    streams: ['forum-stream'],
  };
  /** The responses of the open streams. */
  const open = new Set<ServerResponse>();
  const service = await startReplica((request, response) => {
    if (request.url !== path || request.method === 'HEAD') return sendJson(response, {});
    open.add(response);
    response.once('close', () => open.delete(response));
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    response.write(retry);
  });
  service.declareWith((_, response) => sendJson(response, declaration));
  const { logger, lines } = recordingLogger();
  const portal = await startTestPortal({ replicas: [service.url], change: () => ({ budgets, ...change }), logger });
  await until(async () => (await portal.call(path, { method: 'HEAD' })).status === 200);
  return {
    service,
    portal,
    open,
    lines,
    async stream(claims?: TokenClaims) {
      return openEventStream(`${portal.url}${path}`, await portal.issuer.token(claims));
    },
    async openCount() {
      const text = await (await fetch(`${portal.internalUrl}/metrics`)).text();
      return Number(/^gateway_open_streams\S* (\d+)/m.exec(text)?.[1]);
    },
    send(text: string) {
      for (const response of open) response.write(text);
    },
    async [Symbol.asyncDispose]() {
      await portal.stop();
      await service.kill();
    },
  };
}

test('events pass as they are sent, also after a silence that ends other responses', async () => {
  await using running = await streamingPortal();
  const stream = await running.stream();
  expect(stream.status).toBe(200);
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(stream.headers.has('content-encoding')).toBe(false);
  expect(await stream.next()).toBe('retry: 1000');
  // The budget of other responses is over when a request that hangs has been ended.
  running.service.respondWith((_, response) => void response.writeHead(200).write('half'));
  await expect((await running.portal.call('/api/v1/forums')).text()).rejects.toThrow();
  running.send('id: a\ndata: {"n":1}\n\n');
  expect(await stream.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
  stream.close();
});

test('a client that leaves while its session is checked leaves room for a stream', async () => {
  const confirm: RequestListener = (_, response) => sendJson(response, { sub: 'maria' });
  const provider = await startReplica(confirm);
  const sessionCheck = { url: `${provider.url}/userinfo`, freshMs: 0 };
  await using running = await streamingPortal({ openStreams: { perMember: 1, total: 10 }, sessionCheck });
  const checks = new EventEmitter();
  provider.respondWith((...exchange) => checks.once('release', () => confirm(...exchange)));
  const before = provider.received.length;
  const token = await running.portal.issuer.token({ sub: 'maria' });
  const head = requestHead(`GET ${path}`, { Authorization: `Bearer ${token}` });
  const { socket } = await rawConnection(running.portal.url, head);
  await until(() => provider.received.length > before);
  socket.destroy();
  await until(() => running.lines.some(({ status }) => status === 499));
  provider.respondWith(confirm);
  const next = openEventStream(`${running.portal.url}${path}`, token);
  checks.emit('release');
  const stream = await next;
  expect(stream.status).toBe(200);
  stream.close();
  await provider.kill();
});

test('a client that leaves ends the stream of the service, and the access log has it', async () => {
  await using running = await streamingPortal();
  const stream = await running.stream({ sub: 'maria' });
  await until(() => running.open.size === 1);
  expect(await running.openCount()).toBe(1);
  stream.close();
  await until(() => running.open.size === 0);
  await until(async () => (await running.openCount()) === 0);
  expect(running.lines).toContainEqual(expect.objectContaining({ route: path, method: 'GET', caller: 'maria' }));
});

test('a service that breaks ends the streams of its clients', async () => {
  await using running = await streamingPortal();
  const stream = await running.stream();
  await stream.next();
  for (const response of running.open) response.destroy();
  expect(await stream.next()).toBeUndefined();
  await until(async () => (await running.openCount()) === 0);
});

test('streams count as no requests under way, of the member or of the address', async () => {
  await using running = await streamingPortal({ openRequests: { perMember: 2, perAddress: 2 } });
  const streams = await Promise.all([running.stream({ sub: 'a' }), running.stream({ sub: 'b' })]);
  streams.push(await running.stream({ sub: 'a' }), await running.stream({ sub: 'a' }));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await running.portal.call('/api/v1/forums')).status).toBe(200);
});

test('a member has a limit of streams, and so has the gateway', async () => {
  await using running = await streamingPortal({ openStreams: { perMember: 2, total: 3 } });
  const first = await running.stream({ sub: 'maria' });
  expect((await running.stream({ sub: 'maria' })).status).toBe(200);
  const many = await running.stream({ sub: 'maria' });
  expect(many.status).toBe(429);
  expect(Number(many.headers.get('retry-after'))).toBeGreaterThanOrEqual(10);
  expect((await running.stream({ sub: 'kenji' })).status).toBe(200);
  const full = await running.stream({ sub: 'ana' });
  expect(full.status).toBe(503);
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThanOrEqual(10);
  expect(running.open.size).toBe(3);
  first.close();
  await until(async () => (await running.openCount()) === 2);
  expect((await running.stream({ sub: 'maria' })).status).toBe(200);
});

test('a stream counts once in the budget of requests', async () => {
  await using running = await streamingPortal({ rate: { reads: 100 } });
  const stream = await running.stream({ sub: 'maria' });
  expect(stream.headers.get('ratelimit')).toContain('r=99;');
  for (let n = 0; n < 10; n += 1) running.send(':\n\n');
  const authorization = { Authorization: `Bearer ${await running.portal.issuer.token({ sub: 'maria' })}` };
  const next = await running.portal.call('/api/v1/forums', { headers: authorization });
  expect(next.headers.get('ratelimit')).toContain('r=98;');
});

test('the streams of a session end when its logout token comes, those of others stay', async () => {
  await using running = await streamingPortal();
  const ended = await running.stream({ sub: 'maria', claims: { sid: 'one' } });
  const other = await running.stream({ sub: 'maria', claims: { sid: 'other' } });
  const body = new URLSearchParams({ logout_token: await running.portal.issuer.logoutToken({ sid: 'one' }) });
  const { status } = await running.portal.call('/backchannel-logout', { method: 'POST', body, headers: {} });
  expect(status).toBe(200);
  expect(await ended.next()).toBe('retry: 1000');
  expect(await ended.next()).toBeUndefined();
  await until(() => running.open.size === 1);
  running.send('id: a\ndata: {"n":1}\n\n');
  expect(await other.nextEvent()).toEqual({ id: 'a', data: { n: 1 } });
});

test('streams end when the gateway stops, and do not delay it', async () => {
  const running = await streamingPortal();
  const streams = await Promise.all([running.stream({ sub: 'a' }), running.stream({ sub: 'b' })]);
  await Promise.all(streams.map((stream) => stream.next()));
  const stopped = running.portal.stop();
  expect(await Promise.all(streams.map((stream) => stream.next()))).toEqual([undefined, undefined]);
  await until(() => running.open.size === 0);
  await stopped;
  await running.service.kill();
});

test('a client that never reads is ended, and costs little memory until then', async () => {
  await using running = await streamingPortal();
  const token = await running.portal.issuer.token();
  const before = process.memoryUsage().rss;
  const client = await rawConnection(
    running.portal.url,
    requestHead(`GET ${path}`, { Authorization: `Bearer ${token}` }),
  );
  await client.status();
  client.socket.pause();
  const piece = `id: a\ndata: "${'x'.repeat(60_000)}"\n\n`;
  let sent = 0;
  for (const response of running.open) {
    const pump = (): void => {
      while (!response.destroyed && response.write(piece)) sent += piece.length;
      if (!response.destroyed) response.once('drain', pump);
    };
    pump();
  }
  await until(() => running.open.size === 0);
  expect(sent).toBeLessThan(50_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  client.socket.destroy();
});

test('a hundred and more streams of one service are open at the same time', async () => {
  await using running = await streamingPortal();
  const streams = await Promise.all(Array.from({ length: 200 }, (_, n) => running.stream({ sub: `member-${n}` })));
  await until(() => running.open.size === 200);
  running.send('id: a\ndata: {"n":1}\n\n');
  const events = await Promise.all(streams.map((stream) => stream.nextEvent()));
  expect(events.every((event) => event?.id === 'a')).toBe(true);
}, 60_000);

test('a declared stream that is below none of the resources of its service is refused', async () => {
  await using running = await streamingPortal();
  const declaration = { ...forumsDeclaration, streams: ['other-stream'] };
  running.service.declareWith((_, response) => sendJson(response, declaration));
  await until(() => running.lines.some(({ reason }) => String(reason).includes("'other-stream' is below none")));
  expect((await running.stream()).status).toBe(200);
});
