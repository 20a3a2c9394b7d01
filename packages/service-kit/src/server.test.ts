import { request } from 'node:http';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startServer } from './server.ts';
import { silentLogger } from './testing/silent-logger.ts';

const options = { host: '127.0.0.1', port: 0, logger: silentLogger() };

test('a request that is running when the server stops still gets its response', async () => {
  const handler = new EventEmitter();
  const server = await startServer((_, response) => {
    handler.once('answer', () => response.end('done'));
    handler.emit('arrived');
  }, options);
  const arrived = once(handler, 'arrived');
  const inFlight = fetch(server.url).then((response) => response.text());
  await arrived;
  const stopped = server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  handler.emit('answer');
  expect(await inFlight).toBe('done');
  await stopped;
});

test('a response that ends just before the server stops is sent', async () => {
  const stops: Promise<void>[] = [];
  const server = await startServer((_, response) => {
    response.end('done');
    // Node has read the whole request then, so that the connection counts as idle.
    process.nextTick(() => stops.push(server.stop()));
  }, options);
  expect(await (await fetch(server.url)).text()).toBe('done');
  await Promise.all(stops);
});

test('responses to requests on one connection come in order', async () => {
  const server = await startServer(({ url }, response) => response.end(url), options);
  const client = connect(Number(new URL(server.url).port), '127.0.0.1');
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  client.write(get('/first') + get('/second') + get('/third', 'Connection: close\r\n'));
  expect((await text(client)).match(/\/(first|second|third)/g)).toEqual(['/first', '/second', '/third']);
  await server.stop();
});

test('idle connections do not delay the stop, and a second stop has no effect', async () => {
  const server = await startServer((_, response) => response.end('ok'), options);
  await (await fetch(server.url)).text();
  await Promise.all([server.stop(), server.stop()]);
});

test('a connection that never had a request does not delay the stop', async () => {
  const server = await startServer((_, response) => response.end('ok'), { ...options, drainMs: 60_000 });
  const unused = connect(Number(new URL(server.url).port), '127.0.0.1');
  unused.on('error', () => undefined);
  await once(unused, 'connect');
  const closed = once(unused, 'close');
  await server.stop();
  await closed;
});

test('a request that never ends is cut after the drain time', async () => {
  const server = await startServer(() => undefined, { ...options, drainMs: 50 });
  const hanging = request(server.url);
  hanging.end();
  const failed = once(hanging, 'error');
  await once(hanging, 'socket');
  await new Promise((resolve) => hanging.once('finish', resolve));
  await server.stop();
  expect(await failed).toHaveLength(1);
});

test('a port that is in use is an error', async () => {
  const server = await startServer((_, response) => response.end(), options);
  const port = Number(new URL(server.url).port);
  await expect(startServer(() => undefined, { ...options, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});
