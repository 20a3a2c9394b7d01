import { shared } from '@seed/service-kit/testing/shared';
import { type Echo, echoed } from './testing/echo.ts';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';
import { rawCall } from './testing/raw-call.ts';

const portal = shared(portalWithReplicas);

test('the request id of the client is forwarded and returned; a malformed one is replaced', async () => {
  const good = await portal().call('/api/v1/forums', {
    headers: { ...portal().authorization, 'X-Request-Id': 'shell-12345678' },
  });
  expect(good.headers.get('x-request-id')).toBe('shell-12345678');
  expect(portal().forums.received.at(-1)?.headers['x-request-id']).toBe('shell-12345678');
  const bad = await portal().call('/api/v1/forums', {
    headers: { ...portal().authorization, 'X-Request-Id': 'a b"<' },
  });
  expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(portal().forums.received.at(-1)?.headers['x-request-id']).toBe(bad.headers.get('x-request-id'));
});

test('a trace is continued, or started', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  const got = await echoed(portal(), '/api/v1/forums', {
    headers: { ...portal().authorization, traceparent, tracestate: 'a=1' },
  });
  expect(got.headers['traceparent']).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
  expect(got.headers['tracestate']).toBe('a=1');
  expect((await echoed(portal(), '/api/v1/forums')).headers['traceparent']).toMatch(
    /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/,
  );
});

test('headers that the gateway sets for services are not accepted from clients', async () => {
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
  const { body } = await rawCall(portal(), '/api/v1/forums', { headers: { ...portal().authorization, ...forged } });
  const { headers } = JSON.parse(body) as Echo;
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-forwarded-host']).toBe(new URL(portal().url).host);
  for (const name of ['forwarded', 'x-user-id', 'x-internal-roles', 'x-real-ip', 'x-http-method-override', 'cookie']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test('headers of one connection are not forwarded, also those that Connection names', async () => {
  const headers = {
    ...portal().authorization,
    Connection: 'keep-alive, X-Secret',
    'X-Secret': '1',
    TE: 'trailers',
    Upgrade: 'h2c',
  };
  const got = JSON.parse((await rawCall(portal(), '/api/v1/forums', { headers })).body) as Echo;
  for (const name of ['x-secret', 'te', 'upgrade', 'proxy-connection']) expect(got.headers).not.toHaveProperty(name);
});
