import { type AbusedPortal, abusedPortal, stopPortals } from '../testing/abused-portal.ts';
import { rawConnection, requestHead } from '../testing/raw-connection.ts';

afterEach(stopPortals);

async function responseTo(portal: AbusedPortal, text: string) {
  const connection = await rawConnection(portal.url, text);
  const status = await connection.status();
  connection.socket.end();
  return { status, text: await connection.closed() };
}

/** Checks the security headers of a refusal; the refusals of Node's parser have them, too. */
function expectProblem(text: string): void {
  expect(text).toMatch(/\r\ncontent-type: application\/problem\+json\r\n/i);
  expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(text).toMatch(/\r\nx-frame-options: deny\r\n/i);
  expect(text).toMatch(/\r\ncontent-security-policy: default-src 'none'/i);
  expect(text).toMatch(/\r\ncache-control: no-store\r\n/i);
  expect(text).toMatch(/"code":"[a-z_]+"/);
}

const close = { Connection: 'close' };

test.each([
  ['an address of 9,000 characters', requestHead(`GET /${'a'.repeat(9000)}`, close), 414],
  ['an address of 30,000 characters', requestHead(`GET /${'a'.repeat(30_000)}`, close), 414],
  ['an address larger than the parser takes', requestHead(`GET /${'a'.repeat(40_000)}`, close), 431],
  ['headers of 15,000 characters', requestHead('GET /', { ...close, 'X-Large': 'a'.repeat(15_000) }), 431],
  ['a header larger than the parser takes', requestHead('GET /', { ...close, 'X-Large': 'a'.repeat(40_000) }), 431],
  ['a line that is no HTTP', 'HELLO\r\n\r\n', 400],
  ['a method that HTTP does not have', requestHead('FETCH /', close), 400],
  ['a CONNECT', requestHead('CONNECT example.org:443', close), 400],
  ['an absolute address', requestHead('GET http://evil.example/', close), 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['a Host that is not the portal’s', requestHead('GET /', { ...close, Host: 'evil.example' }), 421],
  ['a Host that begins like ours', requestHead('GET /', { ...close, Host: 'localhost.evil.example' }), 421],
  ['an empty Host', requestHead('GET /', { ...close, Host: '' }), 421],
  ['an unknown expectation', requestHead('GET /nothing.js', { ...close, Expect: 'the-best' }), 404],
])('%s is a problem with the security headers', async (_, request, status) => {
  const portal = await abusedPortal();
  const response = await responseTo(portal, request);
  expect(response.status).toBe(status);
  expectProblem(response.text);
});

test('headers of the greatest allowed size reach a service with the limit of Node', async () => {
  const portal = await abusedPortal();
  const authorization = await portal.tokenOf('member');
  const headers = { ...close, ...authorization, 'X-Large': 'a'.repeat(5000) };
  const response = await responseTo(portal, requestHead(`GET /api/v1/forums?q=${'a'.repeat(7900)}`, headers));
  expect(response.status).toBe(200);
});

test.each(['POST', 'PUT'])('an encoded body of a %s is a 415 before a service sees it', async (method) => {
  const portal = await abusedPortal();
  const headers = { ...(await portal.tokenOf('a')), 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const response = await portal.call('/api/v1/forums', { method, headers, body: 'x' });
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: 'unsupported_media' });
  expect(portal.replica.received).toEqual([]);
});

test.each(['/uploads/picture.webp', '/feeds/calendar/secret.ics'])('%s has a sandbox policy', async (path) => {
  const portal = await abusedPortal();
  const response = await fetch(`${portal.url}${path}`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; .*; sandbox$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('source maps are not published', async () => {
  const portal = await abusedPortal();
  await portal.files.write('shell/assets/main.1a2b3c4d.js.map', '{"sources":["secret.ts"]}');
  await portal.files.write('modules/forums/1.0.0/module.js.map', '{"sources":["secret.ts"]}');
  for (const path of ['/assets/main.1a2b3c4d.js', '/m/forums/1.0.0/module.js']) {
    expect((await fetch(portal.url + path)).status).toBe(200);
    expect((await fetch(`${portal.url + path}.map`)).status).toBe(404);
  }
});

test('the names of parts that are down are on the internal port only', async () => {
  const portal = await abusedPortal();
  await portal.replica.kill();
  const outside = await fetch(`${portal.url}/health/ready`);
  expect([outside.status, await outside.json()]).toEqual([503, { status: 'down' }]);
  const inside = await fetch(`${portal.internalUrl}/health/ready`);
  expect(await inside.json()).toMatchObject({ status: 'down', services: { forums: 'down' } });
});
