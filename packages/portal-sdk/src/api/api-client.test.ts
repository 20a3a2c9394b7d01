/** @jest-environment node */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createPost, deletePost, getPost, listPosts, updatePost } from '@seed/contracts/posts';
import { z } from 'zod';
import { createApiClient } from './api-client.ts';
import type { ApiClientOptions } from './api-client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let handler: Handler;
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      handler(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

function client(options: Partial<ApiClientOptions> = {}) {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return createApiClient({
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    token: () => Promise.resolve('token-1'),
    onUnauthorized: () => undefined,
    log: silent,
    ...options,
  });
}

function answering(status: number, body?: unknown, headers: Record<string, string> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  };
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It was expected to fail.');
    },
    (error: unknown) => error,
  );

test('a read carries the token and a request id, and answers the data', async () => {
  handler = answering(200, { id: 12, title: 'Hello' });
  expect(await client()(getPost, { params: { id: 12 } })).toEqual({ id: 12, title: 'Hello' });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/forums/12' });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', accept: 'application/json' });
  expect(seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
});

test('a reply tells the ETag and the cursor of the next page', async () => {
  handler = answering(200, [], { etag: '"7-abc"', link: '</api/v1/forums?limit=2&cursor=a%2Bb>; rel="next"' });
  expect(await client().response(listPosts, { query: { limit: 2, q: undefined } })).toEqual({
    data: [],
    etag: '"7-abc"',
    next: 'a+b',
  });
  expect(seen[0]?.url).toBe('/api/v1/forums?limit=2');
});

test('the last page has no next one', async () => {
  handler = answering(200, [], { link: '</api/v1/forums?limit=2>; rel="first"' });
  expect((await client().response(listPosts)).next).toBeNull();
});

test('a change says what it is based on', async () => {
  handler = answering(200, {});
  await client()(updatePost, { params: { id: 1 }, body: { title: 'New' }, ifMatch: '"7-abc"' });
  expect(seen[0]?.headers['if-match']).toBe('"7-abc"');
  expect(seen[0]?.body).toBe('{"title":"New"}');
});

test('a create names its intent', async () => {
  handler = answering(201, {});
  await client()(createPost, { body: { title: 'a', content: 'b' }, idempotencyKey: 'mine' });
  await client()(createPost, { body: { title: 'a', content: 'b' } });
  expect(seen[0]?.headers['idempotency-key']).toBe('mine');
  expect(seen[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('an answer without a body is undefined', async () => {
  handler = answering(204);
  expect(await client()(deletePost, { params: { id: 1 } })).toBeUndefined();
});

test('a problem tells its code, its detail and which fields were refused', async () => {
  const errors = [{ pointer: '/title', message: 'Title is required.' }];
  const told = {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    detail: 'Look again.',
    code: 'validation',
    errors,
  };
  handler = answering(400, told, { 'content-type': 'application/problem+json' });
  expect(await rejection(client()(getPost, { params: { id: 1 } }))).toMatchObject({
    name: 'ApiError',
    code: 'validation',
    status: 400,
    message: 'Look again.',
    fieldErrors: { title: 'Title is required.' },
  });
});

test('an error answer without a problem is told by its status', async () => {
  handler = answering(503, '<html>Busy</html>', { 'content-type': 'text/html' });
  const error = await rejection(client()(getPost, { params: { id: 1 } }));
  expect(error).toMatchObject({ code: 'http', status: 503, message: 'HTTP error! status: 503' });
});

test('an answer that is no JSON is malformed', async () => {
  handler = answering(200, '<html>');
  expect(await rejection(client()(getPost, { params: { id: 1 } }))).toMatchObject({ code: 'malformed', status: 200 });
});

test('an endpoint that is not JSON is asked for what it is, and answers its text', async () => {
  handler = answering(200, 'BEGIN:VCALENDAR', { 'content-type': 'text/calendar' });
  const printed = { ...getPost, mediaType: 'text/calendar', response: z.string() };
  expect(await client()(printed, { params: { id: 1 } })).toBe('BEGIN:VCALENDAR');
  expect(seen[0]?.headers.accept).toBe('text/calendar');
});

test('no answer at all is a network failure', async () => {
  handler = (request) => request.socket.destroy();
  expect(await rejection(client()(getPost, { params: { id: 1 } }))).toMatchObject({ code: 'network', status: 0 });
});

test('a slow answer is a timeout', async () => {
  handler = () => undefined;
  const error = await rejection(client({ timeoutMs: 30 })(getPost, { params: { id: 1 } }));
  expect(error).toMatchObject({ code: 'timeout', status: 0 });
});

test('an aborted call rejects with the reason of the abort', async () => {
  const controller = new AbortController();
  handler = () => controller.abort(new Error('left'));
  const error = await rejection(client()(getPost, { params: { id: 1 }, signal: controller.signal }));
  expect(error).toMatchObject({ message: 'left' });
});

test('an expired token is refreshed once for all calls that met it', async () => {
  handler = (request, response, body) =>
    answering(request.headers.authorization === 'Bearer fresh' ? 200 : 401, '{}')(request, response, body);
  let current = 'expired';
  const refresh = jest.fn(() => (current = 'fresh'));
  const api = client({ token: async (options) => (options?.fresh ? refresh() : current) });
  await Promise.all([1, 2, 3].map((id) => api(getPost, { params: { id } })));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a create that met an expired token keeps its idempotency key', async () => {
  handler = (request, response, body) => answering(seen.length === 1 ? 401 : 201, '{}')(request, response, body);
  await client()(createPost, { body: { title: 'a', content: 'b' } });
  expect(seen).toHaveLength(2);
  expect(seen[1]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key']);
});

test('a fresh token that is refused too ends the session', async () => {
  handler = answering(401);
  const onUnauthorized = jest.fn();
  const error = await rejection(client({ onUnauthorized })(getPost, { params: { id: 1 } }));
  expect(error).toMatchObject({ status: 401 });
  expect(seen).toHaveLength(2);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('without a session nothing is sent', async () => {
  const error = await rejection(client({ token: () => Promise.reject(new Error('gone')) })(listPosts));
  expect(error).toMatchObject({ code: 'unauthorized', status: 401 });
  expect(seen).toHaveLength(0);
});
