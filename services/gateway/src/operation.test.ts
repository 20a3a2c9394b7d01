import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { until } from '@seed/service-kit/testing/until';
import { Validator } from '@seriousme/openapi-schema-validator';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const env = { PUBLIC_URL: 'https://portal.example' };

async function readiness({ internalUrl }: TestPortal) {
  const response = await fetch(`${internalUrl}/health/ready`);
  return {
    code: response.status,
    ...((await response.json()) as { status: string; services: object; checks: object }),
  };
}

test('the gateway is ready when members can use the portal', async () => {
  await using portal = await portalWithReplicas({ env });
  expect(await readiness(portal)).toEqual({
    code: 200,
    status: 'up',
    checks: { shell: 'up', registry: 'up', identity: 'up' },
    services: { forums: 'up', community: 'up', calendar: 'up' },
  });
  expect((await fetch(`${portal.url}/health/live`)).status).toBe(200);
});

test('with one service down the portal is degraded, with all down it is not ready', async () => {
  await using portal = await portalWithReplicas({ env });
  await portal.community.kill();
  expect(await readiness(portal)).toMatchObject({
    code: 200,
    status: 'degraded',
    services: { forums: 'up', community: 'down', calendar: 'up' },
  });
  await portal.forums.kill();
  await using other = await startTestPortal({ replicas: [portal.forums.url] });
  expect(await readiness(other)).toMatchObject({ code: 503, status: 'down' });
});

test('without shell, modules or keys it is not ready', async () => {
  await using portal = await portalWithReplicas({ env });
  await portal.files.write('shell/portal.html', '<html>no placeholder</html>');
  await portal.files.register({});
  portal.issuer.setDown(true);
  const checks = { shell: 'down', registry: 'down', identity: 'down' };
  expect(await readiness(portal)).toMatchObject({ code: 503, status: 'down', checks });
});

test('signed-in members go on while the identity provider is down, so the portal stays ready', async () => {
  await using portal = await portalWithReplicas({ env });
  expect((await portal.call('/api/v1/forums/1')).status).toBe(200);
  expect(await readiness(portal)).toMatchObject({ code: 200, status: 'up' });
  portal.issuer.setDown(true);
  await until(async () => (await readiness(portal)).status === 'degraded');
  expect(await readiness(portal)).toMatchObject({ code: 200, checks: { identity: 'down' } });
  expect((await portal.call('/api/v1/forums/1')).status).toBe(200);
});

test('metrics are on the internal port only', async () => {
  await using portal = await portalWithReplicas({ env });
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
  const log = recordingLogger();
  await using portal = await portalWithReplicas({ env, logger: log.logger });
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

test('over https the response has HSTS', async () => {
  await using portal = await portalWithReplicas({ env });
  expect((await fetch(portal.url)).headers.get('strict-transport-security')).toContain('max-age=31536000');
  await portal.call('/api/v1/forums');
  expect(portal.forums.received.at(-1)?.headers['x-forwarded-proto']).toBe('https');
});

test('the API document is valid OpenAPI 3.1 and names every endpoint, its headers and its problems', async () => {
  await using portal = await portalWithReplicas({ env });
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

test('the page of the API document is plain HTML and needs no token', async () => {
  await using portal = await portalWithReplicas({ env });
  const html = await (await fetch(`${portal.url}/api/v1/docs`)).text();
  for (const text of ['SEED intranet API', '/forums/{id}', 'Write a post', 'Post', 'Idempotency-Key']) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/<script|<style| style=| on\w+=|https?:/);
  const css = await fetch(`${portal.url}/api/v1/docs/style.css`);
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('the internal port shows the libraries, contracts and silent services that modules depend on', async () => {
  await using portal = await startTestPortal({
    replicas: { forums: ['http://127.0.0.1:9'], gallery: ['http://127.0.0.1:9'] },
  });
  const live = async (): Promise<unknown> => (await fetch(`${portal.internalUrl}/live`)).json();
  const contracts = { forums: '1.0.0' };
  await portal.files.write('shell/shell-manifest.json', '');
  expect(await live()).toEqual({ contracts, pending: ['gallery'] });
  const libraries = { '@seed/portal-sdk': { version: '2.1.0', exports: ['usePage'], readers: [] } };
  await portal.files.write('shell/shell-manifest.json', JSON.stringify({ libraries }));
  expect(await live()).toEqual({ libraries, contracts, pending: ['gallery'] });
  expect((await portal.call('/live')).headers.get('content-type')).toContain('text/html');
});
