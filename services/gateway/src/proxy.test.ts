import { request as httpRequest } from 'node:http';
import { type ReplicaServer, sendJson, startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

let forums: ReplicaServer;
let community: ReplicaServer;
let calendar: ReplicaServer;
let portal: TestPortal;

beforeAll(async () => {
  [forums, community, calendar] = await Promise.all([startReplica(), startReplica(), startReplica()]);
  portal = await startTestPortal({
    replicas: { forums: [forums.url], community: [community.url], calendar: [calendar.url] },
  });
});

afterAll(async () => {
  await portal.stop();
  await Promise.all([forums.kill(), community.kill(), calendar.kill()]);
});

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

async function echoed(path: string, init?: RequestInit): Promise<Echo> {
  return (await (await portal.call(path, init)).json()) as Echo;
}

/** Sends what `fetch` would refuse to. */
function rawCall(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    request.on('error', reject).end();
  });
}

test('a resource goes to the service that owns it, path and query unchanged', async () => {
  expect((await echoed('/api/v1/forums/7?q=a%20b&limit=3')).url).toBe('/api/v1/forums/7?q=a%20b&limit=3');
  expect((await echoed('/api/v1/comments')).url).toBe('/api/v1/comments');
  await portal.call('/api/v1/users/login/maria%40seed.example');
  expect(community.received.at(-1)?.url).toBe('/api/v1/users/login/maria%40seed.example');
});

test('a resource without an owner is a 404 problem', async () => {
  const response = await portal.call('/api/v1/nothing/1');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
});

test.each(['/api/v1', '/api/v1/', '/api/v1/constructor', '/api/v1/__proto__'])('%s is a 404 problem', async (path) => {
  expect((await portal.call(path)).status).toBe(404);
});

test('a body reaches the service as it was sent', async () => {
  const body = JSON.stringify({ title: 'ñandú 🌱'.repeat(2000) });
  const headers = { ...portal.authorization, 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' };
  const got = await echoed('/api/v1/forums', { method: 'POST', body, headers });
  expect(got.body).toBe(body);
  expect(got.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/json' });
});

test('the request id of the client goes on and comes back; a strange one is replaced', async () => {
  const good = await portal.call('/api/v1/forums', {
    headers: { ...portal.authorization, 'X-Request-Id': 'shell-12345678' },
  });
  expect(good.headers.get('x-request-id')).toBe('shell-12345678');
  expect(forums.received.at(-1)?.headers['x-request-id']).toBe('shell-12345678');
  const bad = await portal.call('/api/v1/forums', { headers: { ...portal.authorization, 'X-Request-Id': 'a b"<' } });
  expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(forums.received.at(-1)?.headers['x-request-id']).toBe(bad.headers.get('x-request-id'));
});

test('a trace is continued, or started', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  const got = await echoed('/api/v1/forums', { headers: { ...portal.authorization, traceparent, tracestate: 'a=1' } });
  expect(got.headers['traceparent']).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
  expect(got.headers['tracestate']).toBe('a=1');
  expect((await echoed('/api/v1/forums')).headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/);
});

test('headers in which the gateway speaks to services are not taken from clients', async () => {
  const forged = {
    'X-Forwarded-For': '6.6.6.6',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'for=6.6.6.6',
    'X-User-Id': 'admin',
    'X-Internal-Roles': 'Admin',
    'X-Real-IP': '6.6.6.6',
    'X-HTTP-Method-Override': 'DELETE',
    Cookie: 'session=1',
  };
  const { body } = await rawCall('/api/v1/forums', { ...portal.authorization, ...forged });
  const { headers } = JSON.parse(body) as Echo;
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-forwarded-host']).toBe(new URL(portal.url).host);
  for (const name of ['forwarded', 'x-user-id', 'x-internal-roles', 'x-real-ip', 'x-http-method-override', 'cookie']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test('headers of one connection end there, also those that Connection names', async () => {
  const headers = {
    ...portal.authorization,
    Connection: 'keep-alive, X-Secret',
    'X-Secret': '1',
    TE: 'trailers',
    Upgrade: 'h2c',
  };
  const got = JSON.parse((await rawCall('/api/v1/forums', headers)).body) as Echo;
  for (const name of ['x-secret', 'te', 'upgrade', 'proxy-connection']) expect(got.headers).not.toHaveProperty(name);
});

test.each([
  '/api/v1/forums/../users',
  '/api/v1/forums/%2e%2e/%2E%2e/health',
  '/api/v1/forums/./1',
  '/api/v1/forums/..%5c..',
])('the path %s is refused', async (path) => {
  const before = forums.received.length;
  expect((await rawCall(path, portal.authorization)).status).toBe(400);
  expect(forums.received).toHaveLength(before);
});

test('a method that no API has is a 405 that lists the others', async () => {
  const response = await rawCall('/api/v1/forums', portal.authorization, 'TRACE');
  expect(response.status).toBe(405);
});

test('a response comes back whole: status, ETag, Link, several cookies, compressed bytes', async () => {
  forums.respondWith((_, response) => {
    response.writeHead(
      203,
      'Fine',
      [
        ['ETag', '"1-abc"'],
        ['Link', '<a>; rel="next"'],
        ['X-Twice', 'a'],
        ['X-Twice', 'b'],
        ['Content-Encoding', 'gzip'],
        ['X-Powered-By', 'Old'],
        ['Content-Security-Policy', 'script-src *'],
      ].flat(),
    );
    response.end('not really gzip');
  });
  const { status, headers, body } = await exact('/api/v1/forums');
  expect(status).toBe(203);
  expect(headers).toMatchObject({
    etag: '"1-abc"',
    link: '<a>; rel="next"',
    'x-twice': 'a, b',
    'content-encoding': 'gzip',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).toBe('not really gzip');
});

test('304, 204 and the response to HEAD have no body and keep their headers', async () => {
  forums.respondWith((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { ETag: '"1"' }).end();
    else if (request.method === 'DELETE') response.writeHead(204).end();
    else response.writeHead(200, { 'Content-Length': 10, ETag: '"2"' }).end();
  });
  const headers = { ...portal.authorization, 'If-None-Match': '"1"' };
  const unchanged = await portal.call('/api/v1/forums', { headers });
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, '"1"']);
  expect((await portal.call('/api/v1/forums/1', { method: 'DELETE' })).status).toBe(204);
  const head = await portal.call('/api/v1/forums', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});

test('early hints of a service stay between it and the gateway', async () => {
  forums.respondWith((_, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' }, () => sendJson(response, { fine: true }));
  });
  expect(await (await portal.call('/api/v1/forums')).json()).toEqual({ fine: true });
});

test.each([
  { what: 'uploads', path: '/uploads/abc.webp', owner: () => community },
  { what: 'calendar feeds', path: '/feeds/calendar/abc.ics', owner: () => calendar },
])('$what are read without a token, and a token stays here', async ({ path, owner }) => {
  const response = await fetch(`${portal.url}${path}`, { headers: { Authorization: 'Bearer x', Cookie: 'a=1' } });
  expect(response.status).toBe(200);
  const last = owner().received.at(-1);
  expect(last?.url).toBe(path);
  expect(last?.headers).not.toHaveProperty('authorization');
  expect((await fetch(`${portal.url}${path}`, { method: 'POST', body: 'x' })).status).toBe(405);
});

async function exact(path: string) {
  const { hostname, port } = new URL(portal.url);
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      httpRequest({ hostname, port, path, headers: portal.authorization }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );
}
