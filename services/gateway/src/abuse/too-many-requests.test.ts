import { until } from '@seed/service-kit/testing/until';
import { abusedPortal, stopPortals } from '../testing/abused-portal.ts';
import { rawConnection, rawConnections, requestHead } from '../testing/raw-connection.ts';

afterEach(stopPortals);

test('an address has a limit of open requests, with a token or without', async () => {
  const portal = await abusedPortal({ openRequests: { perAddress: 5 } }, () => undefined);
  const waiting = await rawConnections(portal.url, requestHead('GET /uploads/picture.webp'), 5);
  while (portal.replica.received.length < 5) await fetch(`${portal.url}/health/live`);
  const refused = await portal.call('/api/v1/forums');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  const elsewhere = await rawConnection(portal.url, requestHead('GET /'), { from: '127.0.0.2' });
  expect(await elsewhere.status()).toBe(200);
  for (const { socket } of [...waiting, elsewhere]) socket.destroy();
});

test('a member has a limit of uploads at the same time, and can read meanwhile', async () => {
  const portal = await abusedPortal();
  const headers = await portal.tokenOf('uploader');
  const head = requestHead('POST /api/v1/uploads', { ...headers, 'Content-Length': '1000000' });
  const uploads = await rawConnections(portal.url, head, 5);
  expect(await Promise.any(uploads.map((upload) => upload.status()))).toBe(429);
  expect((await portal.call('/api/v1/users', { headers })).status).toBe(200);
  await until(() => uploads.filter(({ received }) => received !== '').length === 3);
  for (const { socket } of uploads) socket.destroy();
});

test.each(['/api/v1/forums', '/uploads/picture.webp', '/feeds/calendar/secret.ics'])(
  'an address has a budget of requests to %s a minute, whatever its token',
  async (path) => {
    const portal = await abusedPortal({ rate: { address: 3 } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await fetch(`${portal.url}${path}`)).status);
    expect(statuses.slice(3)).toEqual([429, 429]);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect((await fetch(`${portal.url}${path}`)).headers.get('retry-after')).toMatch(/^\d+$/);
  },
);

test('the forwarded address is used behind a trusted proxy only', async () => {
  const status = async (url: string, address: string) =>
    (await fetch(`${url}/uploads/x.webp`, { headers: { 'X-Forwarded-For': `1.1.1.1, ${address}` } })).status;
  const behind = await abusedPortal({ rate: { address: 1 }, trustProxy: true });
  const direct = await abusedPortal({ rate: { address: 1 } });
  expect([await status(behind.url, '9.9.9.1'), await status(behind.url, '9.9.9.2')]).toEqual([200, 200]);
  expect(await status(behind.url, '9.9.9.1')).toBe(429);
  expect([await status(direct.url, '9.9.9.1'), await status(direct.url, '9.9.9.2')]).toEqual([200, 429]);
});

test('a key set that cannot be fetched is requested once in two seconds, not once a request', async () => {
  const portal = await abusedPortal();
  portal.issuer.setDown(true);
  const before = portal.issuer.fetches;
  for (let count = 0; count < 20; count += 1) {
    const response = await portal.call('/api/v1/forums', { headers: await portal.tokenOf(`m-${count}`) });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'keys_unavailable' });
  }
  expect(portal.issuer.fetches - before).toBeLessThanOrEqual(2);
});
