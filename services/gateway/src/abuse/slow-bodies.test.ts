import { abusedPortal, stopPortals } from '../testing/abused-portal.ts';
import { rawConnection, requestHead } from '../testing/raw-connection.ts';

afterEach(stopPortals);

const timing = { graceMs: 150, bytesPerSecond: 10_000, longestMs: 400 };
const impatient = { bodyTiming: { json: timing, upload: timing } };

/** Begins a POST of 900 bytes, then sends one piece at a time. */
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

test('the request of a client that disconnects in the middle of its body is not counted as open', async () => {
  const portal = await abusedPortal({ openRequests: { perMember: 1 } });
  const headers = await portal.tokenOf('one');
  const read = async () => (await portal.call('/api/v1/forums', { headers })).status;
  const body = { 'Content-Length': '100', Expect: '100-continue' };
  const beginPost = async () => {
    const begun = await rawConnection(portal.url, requestHead('POST /api/v1/forums', { ...headers, ...body }));
    // Waits until the request counts as open, so that a read is refused from now on.
    expect(await begun.status()).toBe(100);
    return begun;
  };
  let connection = await beginPost();
  // Tokens are checked concurrently, so that the first read may still come before the request and refuse it.
  while ((await read()) !== 429) {
    connection.socket.destroy();
    connection = await beginPost();
  }
  connection.socket.destroy();
  while ((await read()) !== 200);
});

test('a client that stops in the middle of its request is disconnected', async () => {
  const portal = await abusedPortal({ budgets: { silenceMs: 200 } });
  const connection = await rawConnection(portal.url, 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nX-Slow: ');
  await connection.closed();
});

test('a client that does not read its response is disconnected, and so is the service', async () => {
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
