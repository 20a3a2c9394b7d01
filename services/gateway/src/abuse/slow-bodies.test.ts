import { abusedPortal, stopPortals } from '../testing/abused-portal.ts';
import { rawConnection, requestHead } from '../testing/raw-connection.ts';

afterEach(stopPortals);

const timing = { graceMs: 150, bytesPerSecond: 10_000, longestMs: 400 };
const impatient = { bodyTiming: { json: timing, upload: timing } };

/** A POST of 900 bytes that begins, and then sends one piece from time to time. */
async function slowPost(path: string, piece: string) {
  const portal = await abusedPortal(impatient);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '900', ...(await portal.tokenOf('slow')) };
  const connection = await rawConnection(portal.url, requestHead(`POST ${path}`, headers));
  const trickle = setInterval(() => connection.socket.write(piece), 20);
  connection.socket.once('close', () => clearInterval(trickle));
  return connection;
}

test.each([
  ['/api/v1/forums', 'stays out', ''],
  ['/api/v1/forums', 'trickles in', 'x'],
  ['/api/v1/uploads', 'stays out', ''],
  ['/api/v1/uploads', 'trickles in', 'x'],
])('a body to %s that %s is a 408', async (path, _, piece) => {
  const connection = await slowPost(path, piece);
  expect(await connection.status()).toBe(408);
  const text = await connection.closed();
  expect(text).toContain('"code":"request_timeout"');
  expect(text).toMatch(/connection: close/i);
});

test('a service gets a request only once its whole body is there', async () => {
  const portal = await abusedPortal();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '4', ...(await portal.tokenOf('slow')) };
  const connection = await rawConnection(portal.url, `${requestHead('POST /api/v1/forums', headers)}12`);
  for (let turn = 0; turn < 5; turn += 1) await fetch(`${portal.url}/health/live`);
  expect(portal.replica.received).toEqual([]);
  connection.socket.write('34');
  expect(await connection.status()).toBe(200);
  connection.socket.destroy();
});

test('a client that leaves within its body leaves nothing behind', async () => {
  const portal = await abusedPortal({ openRequests: { perMember: 1 } });
  const headers = await portal.tokenOf('one');
  const head = requestHead('POST /api/v1/forums', { ...headers, 'Content-Length': '100' });
  const connection = await rawConnection(portal.url, head);
  while ((await portal.call('/api/v1/forums', { headers })).status !== 429);
  connection.socket.destroy();
  while ((await portal.call('/api/v1/forums', { headers })).status !== 200);
});

test('a client that goes silent within its request is cut', async () => {
  const portal = await abusedPortal({ budgets: { silenceMs: 200 } });
  const connection = await rawConnection(portal.url, 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nX-Slow: ');
  await connection.closed();
});

test('a client that does not read its response is cut, and the service with it', async () => {
  let cut: (() => void) | undefined;
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  const portal = await abusedPortal({ budgets: { clientStallMs: 200 } }, (_, response) => {
    if (cut !== undefined) response.once('close', cut);
    response.end(Buffer.alloc(50_000_000));
  });
  const connection = await rawConnection(portal.url, requestHead('GET /uploads/large.webp'));
  connection.socket.pause();
  await isCut;
  connection.socket.destroy();
});
