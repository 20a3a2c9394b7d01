import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Middleware } from 'koa';
import { LeanKoa } from './lean-koa.ts';
import { startServer } from './server.ts';
import { silentLogger } from './testing/silent-logger.ts';

/** Serves one request with the middleware. */
async function exchange(middleware: Middleware, init: RequestInit = {}) {
  const app = new LeanKoa();
  const errors: unknown[] = [];
  app.on('error', (error) => errors.push(error));
  app.use(middleware);
  const added: string[] = [];
  const watchListeners = (_: IncomingMessage, response: ServerResponse) =>
    response.on('newListener', (event: string) => added.push(event));
  const server = await startServer(app, {
    host: '127.0.0.1',
    port: 0,
    logger: silentLogger(),
    configure: (of) => of.prependListener('request', watchListeners),
  });
  try {
    const response = await fetch(server.url, init);
    return { response, text: await response.text(), errors, added };
  } finally {
    await server.stop();
  }
}

const respondWith = (body: unknown) => (ctx: Parameters<Middleware>[0]) => {
  ctx.body = body;
};

const types = {
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  bytes: 'application/octet-stream',
};

test.each([
  { name: 'a buffer', body: Buffer.from('{"items":[]}'), type: types.bytes, sent: '{"items":[]}' },
  { name: 'a text', body: 'one', type: types.text, sent: 'one' },
  { name: 'a stream', body: Readable.from(['one', 'two']), type: types.bytes, sent: 'onetwo' },
  { name: 'an object', body: { items: [] }, type: types.json, sent: '{"items":[]}' },
])('$name is sent as Koa sends it', async ({ body, type, sent }) => {
  const { response, text, errors } = await exchange(respondWith(body));
  expect([response.status, response.headers.get('content-type'), text]).toEqual([200, type, sent]);
  expect(errors).toEqual([]);
});

test('a response to HEAD has the length of its buffer and no body', async () => {
  const { response, text } = await exchange(respondWith(Buffer.from('four')), { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), text]).toEqual([200, '4', '']);
});

test.each([204, 304])('a %d has no body', async (status) => {
  const { response, text } = await exchange((ctx) => {
    ctx.status = status;
  });
  expect([response.status, text]).toEqual([status, '']);
});

test('the status of a buffer is kept', async () => {
  const { response, text } = await exchange((ctx) => {
    ctx.status = 201;
    ctx.body = Buffer.from('made');
  });
  expect([response.status, text]).toEqual([201, 'made']);
});

test('a request that no middleware responds to is a 404', async () => {
  const { response, text } = await exchange((_, next) => next());
  expect([response.status, text]).toEqual([404, 'Not Found']);
});

test('an error of a middleware is a 500 without its message and goes to the listeners of the app', async () => {
  const { response, text, errors } = await exchange(() => {
    throw new Error('secret');
  });
  expect([response.status, text]).toEqual([500, 'Internal Server Error']);
  expect(errors).toMatchObject([{ message: 'secret' }]);
});

const writeOne: Middleware = (ctx) => {
  ctx.respond = false;
  ctx.res.end('one');
};

test.each<[string, Middleware]>([
  ['a buffer', respondWith(Buffer.from('one'))],
  ['a response that a middleware writes', writeOne],
])('Koa does not listen for the end of %s', async (_, middleware) => {
  expect((await exchange(middleware)).added).not.toContain('finish');
});

test('Koa listens for the end of a text', async () => {
  expect((await exchange(respondWith('one'))).added).toContain('finish');
});
