import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { until } from '@seed/service-kit/testing/until';
import { sendJson } from './testing/replica-server.ts';
import { replicatedPortal } from './testing/replicated-portal.ts';

test('a response that breaks in the middle breaks at the client too and never looks complete', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
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
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
  one.respondWith((_, response) => void response.writeHead(200).write('half'));
  const response = await portal.call('/api/v1/forums');
  await expect(response.text()).rejects.toThrow();
});

test('when the client leaves, the request to the service is aborted', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal, metric } = running;
  const arrived = new Promise<IncomingMessage>((resolve) => one.respondWith((request) => resolve(request)));
  const controller = new AbortController();
  const call = portal.call('/api/v1/forums', { signal: controller.signal });
  const request = await arrived;
  const closed = once(request.socket, 'close');
  controller.abort();
  await closed;
  await expect(call).rejects.toThrow();
  // The failure is not the replica's, so it is not ejected.
  expect(await metric('gateway_upstream_replica_up')).toContainEqual(expect.stringMatching(/ 1$/));
});

test('when the client aborts its upload, the upload to the service is aborted and the replica is not ejected', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal, metric } = running;
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
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
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
    // The gateway serves other requests meanwhile, so it would have time to read more.
    for (let turn = 0; turn < 20; turn += 1) await fetch(`${portal.url}/health/live`);
    return isSteady;
  });
  expect(sent).toBeLessThan(total / 4);
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  socket.destroy();
});

test('when the gateway stops, requests in flight finish and new ones are refused', async () => {
  await using running = await replicatedPortal(1);
  const { one, portal } = running;
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
