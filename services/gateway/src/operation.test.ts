import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type ReplicaServer, startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const log = recordingLogger();
let forums: ReplicaServer;
let community: ReplicaServer;
let portal: TestPortal;

beforeEach(async () => {
  [forums, community] = await Promise.all([startReplica(), startReplica()]);
  const replicas = { forums: [forums.url], community: [community.url] };
  portal = await startTestPortal({ replicas, logger: log.logger, env: { PUBLIC_URL: 'https://portal.example' } });
});

afterEach(async () => {
  await portal.stop();
  await Promise.all([forums.kill(), community.kill()]);
  log.lines.length = 0;
});

async function readiness(from = portal) {
  const response = await fetch(`${from.internalUrl}/health/ready`);
  return {
    code: response.status,
    ...((await response.json()) as { status: string; services: object; checks: object }),
  };
}

test('it is ready when a member could use it', async () => {
  expect(await readiness()).toEqual({
    code: 200,
    status: 'up',
    checks: { shell: 'up', registry: 'up', identity: 'up' },
    services: { forums: 'up', community: 'up' },
  });
  expect((await fetch(`${portal.url}/health/live`)).status).toBe(200);
});

test('with one service down the portal is degraded, with all down it is not ready', async () => {
  await community.kill();
  expect(await readiness()).toMatchObject({
    code: 200,
    status: 'degraded',
    services: { forums: 'up', community: 'down' },
  });
  await forums.kill();
  const other = await startTestPortal({ replicas: [forums.url] });
  expect(await readiness(other)).toMatchObject({ code: 503, status: 'down' });
  await other.stop();
});

test('without shell, modules or keys it is not ready', async () => {
  await portal.files.write('shell/portal.html', '<html>no placeholder</html>');
  await portal.files.register({});
  portal.issuer.setDown(true);
  const checks = { shell: 'down', registry: 'down', identity: 'down' };
  expect(await readiness()).toMatchObject({ code: 503, status: 'down', checks });
});

test('metrics are on the internal port only', async () => {
  await portal.call('/api/v1/forums/123');
  await portal.call('/api/v1/nothing');
  expect((await fetch(`${portal.url}/metrics`, { headers: { Accept: 'text/plain' } })).status).toBe(404);
  const text = await (await fetch(`${portal.internalUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => /^(http_request_duration_seconds_count|gateway_)/.test(line));
  expect(lines).toContainEqual(expect.stringMatching(/route="\/api\/v1\/forums",status="200".*\} 1$/));
  expect(lines).toContainEqual(expect.stringMatching(/route="unmatched",status="404".*\} 2$/));
  expect(lines).toContainEqual(expect.stringMatching(/gateway_upstream_requests_in_flight\{upstream="forums".*\} 0$/));
  expect(lines.join()).not.toContain('forums/123');
});

test('the log has each request, without names, addresses and tokens', async () => {
  const token = portal.authorization.Authorization.slice('Bearer '.length);
  await portal.call('/api/v1/users/login/maria%40seed.example?login=maria@seed.example');
  await portal.call('/api/v1/users/login/maria%2540seed.example');
  await portal.call('/api/v1/users/login/maria');
  await portal.call(`/forums?access_token=${token}`);
  await portal.call('/uploads/unguessable-name.webp');
  await portal.call('/feeds/calendar/unguessable-secret.ics');
  await fetch(`${portal.url}/api/v1/forums`, { headers: { Authorization: `Bearer ${token}x` } });
  const lines = log.lines.filter(({ msg }) => msg === 'request');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toMatchObject({
    method: 'GET',
    path: '/api/v1/users/login/*',
    route: '/api/v1/users',
    status: 200,
    caller: 'member-1',
    requestId: expect.any(String) as string,
    traceId: expect.any(String) as string,
  });
  expect(lines[3]).toMatchObject({ path: '/forums' });
  expect(lines[4]).toMatchObject({ path: '/uploads/*' });
  const text = JSON.stringify(log.lines);
  for (const secret of ['maria', 'access_token', 'unguessable', token.slice(0, 30)]) expect(text).not.toContain(secret);
});

test('over https the browser gets HSTS', async () => {
  expect((await fetch(portal.url)).headers.get('strict-transport-security')).toContain('max-age=31536000');
  await portal.call('/api/v1/forums');
  expect(forums.received.at(-1)?.headers['x-forwarded-proto']).toBe('https');
});

test('the API document is valid OpenAPI 3.1 and names every endpoint, its headers and its problems', async () => {
  const response = await fetch(`${portal.url}/api/v1/openapi.json`);
  const document = (await response.json()) as Record<string, unknown>;
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  expect(document).toMatchObject({
    openapi: '3.1.0',
    security: [{ bearer: [] }],
    servers: [{ url: '/api/v1' }],
    paths: {
      '/forums': {
        get: {
          operationId: 'listPosts',
          responses: { '200': { headers: { Link: {}, ETag: {} } }, '304': {}, '401': {} },
        },
        post: {
          responses: { '201': { headers: { Location: {} } }, '413': { content: { 'application/problem+json': {} } } },
        },
      },
      '/forums/{id}': { put: { responses: { '412': {} } } },
      '/forums/{id}/like': { put: {} },
    },
    components: {
      schemas: { Post: {}, Problem: {}, Comment: {} },
      securitySchemes: { bearer: { scheme: 'bearer' } },
    },
  });
  const text = JSON.stringify(document);
  for (const header of ['If-Match', 'If-None-Match', 'Idempotency-Key']) expect(text).toContain(`"name":"${header}"`);
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${portal.url}/api/v1/openapi.json`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('its page is plain HTML with a style of its own, readable without a token', async () => {
  const html = await (await fetch(`${portal.url}/api/v1/docs`)).text();
  for (const text of ['SEED intranet API', '/forums/{id}', 'Write a post', 'Post', 'Idempotency-Key']) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/<script|<style| style=| on\w+=|https?:/);
  const css = await fetch(`${portal.url}/api/v1/docs/style.css`);
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
});
