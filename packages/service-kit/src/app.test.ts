import { endpoint } from '@seed/contracts/endpoint';
import { entityId, requiredText } from '@seed/contracts/fields';
import { pageQuery } from '@seed/contracts/lists';
import { z } from 'zod';
import { createServiceApp } from './app.ts';
import { assertFresh } from './precondition.ts';
import { conflict, forbidden } from './problem-error.ts';
import { created, noContent, ok, page } from './reply.ts';
import type { ServiceRouter } from './request-state.ts';
import { route } from './route.ts';
import { type Running, startServer } from './server.ts';
import { httpClient, type TestClient } from './testing/http-client.ts';
import { recordingLogger } from './testing/silent-logger.ts';
import { testIssuer, type TestIssuer } from './testing/test-issuer.ts';
import { createTokenVerifier } from './token-verifier.ts';

const service = 'notes';
const idParams = z.object({ id: entityId });
const note = z.object({ id: z.number(), title: z.string(), by: z.string().optional() });
const title = requiredText({ max: 10, required: 'Title is required.', label: 'The title' });
const listNotes = endpoint({
  operation: 'listNotes',
  service,
  method: 'GET',
  path: '/notes',
  summary: '',
  status: 200,
  query: pageQuery.extend({ q: z.string().optional() }),
  response: z.array(note),
  paged: true,
});
const getNote = endpoint({
  operation: 'getNote',
  service,
  method: 'GET',
  path: '/notes/:id',
  summary: '',
  status: 200,
  params: idParams,
  response: note,
});
const createNote = endpoint({
  operation: 'createNote',
  service,
  method: 'POST',
  path: '/notes',
  summary: '',
  status: 201,
  body: z.object({ title, tags: z.array(z.string('A tag is a word.')).default([]) }),
  response: note,
});
const updateNote = endpoint({
  operation: 'updateNote',
  service,
  method: 'PUT',
  path: '/notes/:id',
  summary: '',
  status: 200,
  params: idParams,
  body: z.object({ title }),
  response: note,
});
const deleteNote = endpoint({
  operation: 'deleteNote',
  service,
  method: 'DELETE',
  path: '/notes/:id',
  summary: '',
  status: 204,
  params: idParams,
});

let likes = 0;
let databaseIsUp = true;

function routes(router: ServiceRouter): void {
  route(router, listNotes, async ({ query }) =>
    page([{ id: 1, title: 'a' }], query.cursor === undefined ? 'next/1' : undefined),
  );
  route(router, getNote, async ({ params, caller }) => {
    if (params.id === 500) throw new Error('SELECT secret FROM nowhere');
    if (params.id === 503)
      throw Object.assign(new Error('gone'), { driverError: { code: 'PROTOCOL_CONNECTION_LOST' } });
    return ok({ id: params.id, title: `${likes} ${'x'.repeat(params.id)}`, by: caller.id }, { version: 3 });
  });
  route(router, createNote, async ({ body, idempotencyKey }) => {
    if (body.title === 'taken') throw conflict();
    return created('/notes/7', { id: 7, title: body.title, by: idempotencyKey }, { version: 1 });
  });
  route(router, updateNote, async ({ params, body, ifMatch, caller }) => {
    if (!caller.isAdmin) throw forbidden('Only Admins change notes.');
    assertFresh(ifMatch, 3);
    return ok({ id: params.id, title: body.title }, { version: 4 });
  });
  route(router, deleteNote, async () => noContent());
}

let issuer: TestIssuer;
let server: Running;
let member: TestClient;
let admin: TestClient;
let recording: ReturnType<typeof recordingLogger>;

beforeAll(async () => {
  issuer = await testIssuer();
  recording = recordingLogger();
  const { logger } = recording;
  const database = async () => {
    if (!databaseIsUp) throw new Error('no database');
  };
  const app = createServiceApp({
    name: service,
    logger,
    routes,
    verifier: createTokenVerifier(issuer.settings),
    health: { database },
  });
  server = await startServer(app, { host: '127.0.0.1', port: 0, logger });
  member = httpClient(server.url, await issuer.token());
  admin = member.as(await issuer.token({ sub: 'ana', roles: ['Admin'] }));
});

afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

describe('callers', () => {
  test('a good token gets an answer', async () => {
    expect(await member.get('/api/v1/notes/1')).toMatchObject({ status: 200, body: { id: 1, by: 'member-1' } });
  });

  test.each(['/api/v1/notes', '/api/v1/unknown', '/api/v1/notes/x'])('nobody gets nothing at %s', async (path) => {
    const answer = await member.as(undefined).get(path);
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized', status: 401 } });
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('a bad token is told why', async () => {
    const answer = await member.as(await issuer.token({ expiresIn: -60 })).get('/api/v1/notes');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test.each(['?access_token=', '?token='])('a token in the address does not count (%s)', async (query) => {
    const token = await issuer.token();
    expect((await member.as(undefined).get(`/api/v1/notes${query}${token}`)).status).toBe(401);
  });

  test.each(['Basic bWFyaWE6c2VlZA==', 'Bearer', 'Bearer a b'])(
    'the header %p does not count',
    async (Authorization) => {
      expect((await member.as(undefined).get('/api/v1/notes', { headers: { Authorization } })).status).toBe(401);
    },
  );
});

describe('bodies', () => {
  test('unknown fields are ignored and 201 says where the new one is', async () => {
    const answer = await member.post('/api/v1/notes', { title: ' Hi ', other: 1 });
    expect(answer).toMatchObject({ status: 201, body: { id: 7, title: 'Hi' } });
    expect(answer.headers.get('location')).toBe('/api/v1/notes/7');
  });

  test('each wrong field is pointed at with the contract’s message', async () => {
    const answer = await member.post('/api/v1/notes', { title: '  ', tags: ['ok', 5] });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_body',
        errors: [
          { pointer: '/title', message: 'Title is required.' },
          { pointer: '/tags/1', message: 'A tag is a word.' },
        ],
      },
    });
  });

  test.each([
    ['not JSON', '{"title":', {}],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}],
    ['a form', 'title=Hi', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['empty', '', {}],
    ['compressed', '{}', { 'Content-Encoding': 'gzip' }],
  ])('a body that is %s is a bad request', async (_, body, headers) => {
    const answer = await member.post('/api/v1/notes', body, { headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body', errors: expect.any(Array) } });
  });

  test('no body at all is a bad request', async () => {
    expect((await member.send('POST', '/api/v1/notes')).status).toBe(400);
  });

  test.each([true, false])('too large a body is a 413 (length announced: %p)', async (announced) => {
    const text = JSON.stringify({ title: 'x'.repeat(300_000) });
    const body = announced ? text : new Blob([text]).stream();
    const response = await fetch(`${server.url}/api/v1/notes`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await issuer.token()}`, 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large', detail: 'At most 262144 bytes are accepted.' });
  });

  test('an idempotency key reaches the handler, one that is too long does not', async () => {
    const send = (key: string) =>
      member.post('/api/v1/notes', { title: 'Hi' }, { headers: { 'Idempotency-Key': key } });
    expect(await send('abc')).toMatchObject({ status: 201, body: { by: 'abc' } });
    expect((await send('x'.repeat(201))).status).toBe(400);
  });
});

describe('addresses', () => {
  test.each([
    '/api/v1/notes/abc',
    '/api/v1/notes/0',
    '/api/v1/notes/1/more',
    '/api/v1/other',
    '/api/v1',
    '/',
    '/api/v2/notes',
  ])('%s is not found', async (path) => {
    expect(await member.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a malformed escape is the client’s mistake', async () => {
    expect([400, 404]).toContain((await member.get('/api/v1/notes/%E0%A4%A')).status);
  });

  test('a wrong method is told the right ones', async () => {
    const answer = await member.send('PATCH', '/api/v1/notes/1');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, PUT']);
  });

  test('a bad query is pointed at', async () => {
    expect(await member.get('/api/v1/notes?limit=9999&limit=2')).toMatchObject({
      status: 400,
      body: { code: 'bad_request', errors: [{ pointer: '/limit' }] },
    });
  });

  test('the next page is linked with the rest of the query kept', async () => {
    const { headers } = await member.get('/api/v1/notes?q=a%26b&limit=1');
    expect(headers.get('link')).toBe('</api/v1/notes?q=a%26b&limit=1&cursor=next%2F1>; rel="next"');
    expect((await member.get('/api/v1/notes?cursor=next/1')).headers.get('link')).toBeNull();
  });
});

describe('versions', () => {
  test('what the client has already is not sent again', async () => {
    const first = await member.get('/api/v1/notes/2');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"3-[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('Authorization');
    const again = await member.get('/api/v1/notes/2', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    likes += 1;
    expect((await member.get('/api/v1/notes/2', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  test('a like does not make an edit stale, a change does', async () => {
    const etag = (await member.get('/api/v1/notes/2')).headers.get('etag') ?? '';
    likes += 1;
    const put = (tag: string) => admin.put('/api/v1/notes/2', { title: 'New' }, { headers: { 'If-Match': tag } });
    expect((await put(etag)).status).toBe(200);
    expect((await put(`W/${etag}`)).status).toBe(200);
    expect((await put('*')).status).toBe(200);
    expect(await put('"2-abc"')).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect((await put('nonsense')).status).toBe(412);
  });

  test('what the handler refuses is a problem with its sentence', async () => {
    expect(await member.put('/api/v1/notes/2', { title: 'New' })).toMatchObject({
      status: 403,
      body: { type: 'urn:seed:problem:forbidden', detail: 'Only Admins change notes.' },
    });
    expect((await member.post('/api/v1/notes', { title: 'taken' })).status).toBe(409);
    expect(await member.delete('/api/v1/notes/2')).toMatchObject({ status: 204, body: undefined });
  });
});

describe('failures', () => {
  test('what nobody foresaw tells the client nothing and the log everything', async () => {
    const answer = await member.get('/api/v1/notes/500', { headers: { 'X-Request-Id': 'support-1234' } });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(answer.body).toMatchObject({ code: 'internal', instance: 'support-1234' });
    expect(recording.lines).toContainEqual(
      expect.objectContaining({
        requestId: 'support-1234',
        err: expect.objectContaining({ stack: expect.any(String) }),
      }),
    );
  });

  test('a lost database is a 503 worth another try', async () => {
    const answer = await member.get('/api/v1/notes/503');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });
});

describe('operation', () => {
  test('a sane request id is kept, another is replaced, the trace goes on', async () => {
    const traceId = 'a'.repeat(32);
    const sane = await member.get('/api/v1/notes', {
      headers: { 'X-Request-Id': 'req-12345678', traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
    });
    expect(sane.headers.get('x-request-id')).toBe('req-12345678');
    const odd = await member.get('/api/v1/notes', { headers: { 'X-Request-Id': 'a b' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(recording.lines).toContainEqual(
      expect.objectContaining({ requestId: 'req-12345678', traceId, status: 200 }),
    );
  });

  test('large answers are compressed, small ones are not', async () => {
    const encoding = async (path: string, accepted: string) =>
      (await member.get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('content-encoding');
    expect(await encoding('/api/v1/notes/2000', 'gzip, br')).toBe('br');
    expect(await encoding('/api/v1/notes/2000', 'gzip')).toBe('gzip');
    expect(await encoding('/api/v1/notes/20', 'gzip, br')).toBeNull();
  });

  test('probes and metrics need no token; ready names what fails', async () => {
    const nobody = member.as(undefined);
    expect((await nobody.get('/health/live')).status).toBe(200);
    expect(await nobody.get('/health/ready')).toMatchObject({ status: 200, body: { checks: { database: 'up' } } });
    databaseIsUp = false;
    expect(await nobody.get('/health/ready')).toMatchObject({ status: 503, body: { checks: { database: 'down' } } });
    expect((await nobody.get('/health/live')).status).toBe(200);
    databaseIsUp = true;
    const metrics = await nobody.get('/metrics');
    expect(metrics.body).toContain('method="GET",route="/notes/:id",status="200"');
    expect(metrics.body).toContain('process_cpu_seconds_total');
  });
});
