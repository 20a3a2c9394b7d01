import { shared } from '@seed/service-kit/testing/shared';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';
import { rawCall } from './testing/raw-call.ts';
import { sendJson } from './testing/replica-server.ts';

const portal = shared(portalWithReplicas);

test('a response is forwarded completely: status, ETag, Link, several cookies, compressed bytes', async () => {
  portal().forums.respondWith((_, response) => {
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
  const { status, headers, body } = await rawCall(portal(), '/api/v1/forums', { headers: portal().authorization });
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
  portal().forums.respondWith((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { ETag: '"1"' }).end();
    else if (request.method === 'DELETE') response.writeHead(204).end();
    else response.writeHead(200, { 'Content-Length': 10, ETag: '"2"' }).end();
  });
  const headers = { ...portal().authorization, 'If-None-Match': '"1"' };
  const unchanged = await portal().call('/api/v1/forums', { headers });
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, '"1"']);
  expect((await portal().call('/api/v1/forums/1', { method: 'DELETE' })).status).toBe(204);
  const head = await portal().call('/api/v1/forums', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
});

test('early hints of a service are not forwarded', async () => {
  portal().forums.respondWith((_, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' }, () => sendJson(response, { fine: true }));
  });
  expect(await (await portal().call('/api/v1/forums')).json()).toEqual({ fine: true });
});
