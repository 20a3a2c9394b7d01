import { startSample } from './testing/sample-service.ts';
import { shared } from './testing/shared.ts';

const sample = shared(startSample);

describe('callers', () => {
  test('a good token is accepted', async () => {
    expect(await sample().member.get('/api/v1/notes/1')).toMatchObject({
      status: 200,
      body: { id: 1, by: 'member-1' },
    });
  });

  test.each(['/api/v1/notes', '/api/v1/unknown', '/api/v1/notes/x'])(
    'a request without a token gets 401 at %s',
    async (path) => {
      const response = await sample().member.as(undefined).get(path);
      expect(response).toMatchObject({ status: 401, body: { code: 'unauthorized', status: 401 } });
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer /);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    },
  );

  test('a bad token gets 401 with the reason', async () => {
    const response = await sample()
      .member.as(await sample().issuer.token({ expiresIn: -60 }))
      .get('/api/v1/notes');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test.each(['?access_token=', '?token='])('a token in the address is ignored (%s)', async (query) => {
    const token = await sample().issuer.token();
    expect((await sample().member.as(undefined).get(`/api/v1/notes${query}${token}`)).status).toBe(401);
  });

  test.each(['Basic bWFyaWE6c2VlZA==', 'Bearer', 'Bearer a b'])(
    'a token in the header %p is ignored',
    async (Authorization) => {
      expect((await sample().member.as(undefined).get('/api/v1/notes', { headers: { Authorization } })).status).toBe(
        401,
      );
    },
  );
});

describe('public routes', () => {
  const anonymous = () => sample().member.as(undefined);

  test('public routes need no token', async () => {
    const response = await anonymous().get('/open/door.txt');
    expect(response).toMatchObject({ status: 200, body: 'Come in' });
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('other methods and addresses are refused as everywhere', async () => {
    const refused = await anonymous().post('/open/door.txt', {});
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await anonymous().get('/open')).status).toBe(404);
  });
});

describe('failures', () => {
  test('an unexpected error is logged and not shown to the client', async () => {
    const response = await sample().member.get('/api/v1/notes/500', { headers: { 'X-Request-Id': 'support-1234' } });
    expect(response.status).toBe(500);
    expect(JSON.stringify(response.body)).not.toContain('secret');
    expect(response.body).toMatchObject({ code: 'internal', instance: 'support-1234' });
    const line = sample().lines.find(({ requestId, err }) => requestId === 'support-1234' && err !== undefined);
    expect(JSON.stringify(line)).toContain('SELECT secret FROM nowhere');
  });

  test('an unreachable database is a 503 that may be retried', async () => {
    const response = await sample().member.get('/api/v1/notes/503');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  });
});

describe('operation', () => {
  test('a valid request id is kept, another is replaced, and the trace is continued', async () => {
    const traceId = 'a'.repeat(32);
    const sane = await sample().member.get('/api/v1/notes', {
      headers: { 'X-Request-Id': 'req-12345678', traceparent: `00-${traceId}-${'b'.repeat(16)}-01` },
    });
    expect(sane.headers.get('x-request-id')).toBe('req-12345678');
    const odd = await sample().member.get('/api/v1/notes', { headers: { 'X-Request-Id': 'a b' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sample().lines).toContainEqual(expect.objectContaining({ requestId: 'req-12345678', traceId, status: 200 }));
  });

  test('the line of a request has its route and its caller, whose id may be any text', async () => {
    const sub = 'a"b\\c\n{}';
    const member = sample().member.as(await sample().issuer.token({ sub }));
    await member.get('/api/v1/notes/1', { headers: { 'X-Request-Id': 'req-odd-caller' } });
    const line = sample().lines.find(({ requestId, msg }) => requestId === 'req-odd-caller' && msg === 'request');
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/v1/notes/1',
      route: '/notes/:id',
      status: 200,
      caller: sub,
    });
    const refused = await sample().member.as(undefined).get('/api/v1/notes');
    const id = refused.headers.get('x-request-id');
    expect(sample().lines.find(({ requestId }) => requestId === id)).not.toHaveProperty('caller');
  });

  test('large responses are compressed, small ones are not', async () => {
    const encoding = async (path: string, accepted: string) =>
      (await sample().member.get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('content-encoding');
    expect(await encoding('/api/v1/notes/2000', 'gzip, br')).toBe('br');
    expect(await encoding('/api/v1/notes/2000', 'gzip')).toBe('gzip');
    expect(await encoding('/api/v1/notes/20', 'gzip, br')).toBeNull();
  });

  test('probes and metrics need no token; readiness names the check that fails', async () => {
    const anonymous = sample().member.as(undefined);
    expect((await anonymous.get('/health/live')).status).toBe(200);
    expect(await anonymous.get('/health/ready')).toMatchObject({ status: 200, body: { checks: { database: 'up' } } });
    sample().state.databaseIsUp = false;
    expect(await anonymous.get('/health/ready')).toMatchObject({ status: 503, body: { checks: { database: 'down' } } });
    expect((await anonymous.get('/health/live')).status).toBe(200);
    sample().state.databaseIsUp = true;
    const metrics = await anonymous.get('/metrics');
    expect(metrics.body).toContain('method="GET",route="/notes/:id",status="200"');
    expect(metrics.body).toContain('process_cpu_seconds_total');
    expect(metrics.body).not.toMatch(/^# TYPE \S+_total (?!counter$)/m);
  });
});
