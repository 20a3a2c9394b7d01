import { startSample } from './testing/sample-service.ts';
import { shared } from './testing/shared.ts';

const sample = shared(startSample);

describe('bodies', () => {
  test('unknown fields are ignored, and a 201 has the Location of the new entity', async () => {
    const response = await sample().member.post('/api/v1/notes', { title: ' Hi ', other: 1 });
    expect(response).toMatchObject({ status: 201, body: { id: 7, title: 'Hi' } });
    expect(response.headers.get('location')).toBe('/api/v1/notes/7');
  });

  test('each wrong field has its pointer and the contract’s message', async () => {
    const response = await sample().member.post('/api/v1/notes', { title: '  ', tags: ['ok', 5] });
    expect(response).toMatchObject({
      status: 400,
      body: {
        code: 'validation',
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
  ])('a body that is %s is a bad request', async (_, body, headers) => {
    const response = await sample().member.post('/api/v1/notes', body, { headers });
    expect(response).toMatchObject({ status: 400, body: { code: 'validation' } });
  });

  test('a compressed body is refused with 415', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const response = await sample().member.post('/api/v1/notes', '{"title":"Hi"}', { headers });
    expect(response).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
  });

  test.each([
    { elements: 1000, problems: 50 },
    { elements: 80_000, problems: 1 },
  ])('a list of $elements wrong elements gets $problems problems in a short response', async (list) => {
    const tags = Array.from({ length: list.elements }, () => 5);
    const response = await sample().member.post<{ errors: object[] }>('/api/v1/notes', { title: 'Hi', tags });
    expect(response.status).toBe(400);
    expect(response.body.errors).toHaveLength(list.problems);
    expect(JSON.stringify(response.body).length).toBeLessThan(4000);
  });

  test('a body that is nested ten thousand times is read like any other', async () => {
    const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const response = await sample().member.post('/api/v1/notes', `{"title":"Hi","other":${nested}}`);
    expect(response.status).toBe(201);
  });

  test('a missing body is a bad request', async () => {
    expect((await sample().member.send('POST', '/api/v1/notes')).status).toBe(400);
  });

  test.each([true, false])('a body that is too large is a 413 (with Content-Length: %p)', async (announced) => {
    const text = JSON.stringify({ title: 'x'.repeat(300_000) });
    const body = announced ? text : new Blob([text]).stream();
    const response = await fetch(`${sample().url}/api/v1/notes`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await sample().issuer.token()}`, 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large', detail: 'At most 262144 bytes are accepted.' });
  });

  test('an idempotency key reaches the handler; one that is too long is refused', async () => {
    const send = (key: string) =>
      sample().member.post('/api/v1/notes', { title: 'Hi' }, { headers: { 'Idempotency-Key': key } });
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
    expect(await sample().member.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a malformed percent-encoding is a bad request', async () => {
    expect([400, 404]).toContain((await sample().member.get('/api/v1/notes/%E0%A4%A')).status);
  });

  test('a wrong method gets 405 with the methods of the address', async () => {
    const response = await sample().member.send('PATCH', '/api/v1/notes/1');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, PUT']);
  });

  test('a wrong query parameter has its pointer', async () => {
    expect(await sample().member.get('/api/v1/notes?limit=9999&limit=2')).toMatchObject({
      status: 400,
      body: { code: 'bad_request', errors: [{ pointer: '/limit' }] },
    });
  });

  test('the link to the next page keeps the other query parameters', async () => {
    const { headers } = await sample().member.get('/api/v1/notes?q=a%26b&limit=1');
    expect(headers.get('link')).toBe('</api/v1/notes?q=a%26b&limit=1&cursor=next%2F1>; rel="next"');
    expect((await sample().member.get('/api/v1/notes?cursor=next/1')).headers.get('link')).toBeNull();
  });
});

test('a response may have another media type than JSON and a file name', async () => {
  const response = await sample().member.get('/api/v1/notes/7/print');
  expect(response).toMatchObject({ status: 200, body: 'Note 7 🌱' });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Note 7.txt"`);
  const known = { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
  expect((await sample().member.get('/api/v1/notes/7/print', known)).status).toBe(304);
});

describe('versions', () => {
  test('an unchanged response is a 304', async () => {
    const first = await sample().member.get('/api/v1/notes/2');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"3-[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toContain('Authorization');
    const again = await sample().member.get('/api/v1/notes/2', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag]);
    sample().state.likes += 1;
    expect((await sample().member.get('/api/v1/notes/2', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  test('a like does not make an edit stale, a change does', async () => {
    const etag = (await sample().member.get('/api/v1/notes/2')).headers.get('etag') ?? '';
    sample().state.likes += 1;
    const put = (tag: string) =>
      sample().admin.put('/api/v1/notes/2', { title: 'New' }, { headers: { 'If-Match': tag } });
    expect((await put(etag)).status).toBe(200);
    expect((await put(`W/${etag}`)).status).toBe(200);
    expect((await put('*')).status).toBe(200);
    expect(await put('"2-abc"')).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
    expect((await put('nonsense')).status).toBe(400);
    expect((await put('')).status).toBe(400);
  });

  test('a problem that the handler throws is returned with its detail', async () => {
    expect(await sample().member.put('/api/v1/notes/2', { title: 'New' })).toMatchObject({
      status: 403,
      body: { type: 'urn:seed:problem:forbidden', detail: 'Only Admins change notes.' },
    });
    const errors = [{ pointer: '/title', message: 'This title is taken.' }];
    expect(await sample().member.post('/api/v1/notes', { title: 'taken' })).toMatchObject({
      status: 409,
      body: { errors },
    });
    expect(await sample().member.delete('/api/v1/notes/2')).toMatchObject({ status: 204, body: undefined });
  });
});
