import { type AbusedPortal, abusedPortal, stopPortals } from '../testing/abused-portal.ts';
import { type RawConnection, rawConnections, requestHead } from '../testing/raw-connection.ts';

afterEach(stopPortals);

const chunked = { 'Transfer-Encoding': 'chunked' };

/** The statuses of a member's requests during the attack. */
async function statusesOfAMember(portal: AbusedPortal): Promise<number[]> {
  const headers = await portal.tokenOf('another-member');
  const paths = ['/api/v1/users', '/uploads/picture.webp', '/health/ready'];
  const responses = await Promise.all(paths.map((path) => portal.call(path, { headers })));
  return responses.map(({ status }) => status);
}

/** The connections whose requests the gateway still waits for: a response that came before it gave them up came meanwhile. */
const stillHeld = (connections: readonly RawConnection[]) =>
  connections.filter(({ received, socket }) => received === '' && !socket.closed);

async function distinctStatuses(connections: readonly RawConnection[]): Promise<number[]> {
  return [...new Set(await Promise.all(connections.map((connection) => connection.status())))].sort();
}

test.each(['/uploads/picture.webp', '/feeds/calendar/secret.ics', '/', '/health/ready'])(
  '140 reads of %s with a body that never comes are refused, and members are served meanwhile',
  async (path) => {
    const portal = await abusedPortal();
    const attackers = await rawConnections(portal.url, requestHead(`GET ${path}`, chunked), 140);
    expect(await statusesOfAMember(portal)).toEqual([200, 200, 200]);
    expect(await distinctStatuses(attackers)).toEqual([400]);
    for (const { socket } of attackers) socket.destroy();
  },
);

test('a read with a token and a body that never comes is refused before a service sees it', async () => {
  const portal = await abusedPortal();
  const headers = { ...chunked, ...(await portal.tokenOf('attacker')) };
  const attackers = await rawConnections(portal.url, requestHead('GET /api/v1/forums', headers), 20);
  expect(await distinctStatuses(attackers)).toEqual([400]);
  expect(attackers[0]?.received).toContain('application/problem+json');
  expect(portal.replica.received).toEqual([]);
});

test('130 slow writes of one member never reach the service, and others are served meanwhile', async () => {
  const portal = await abusedPortal();
  const headers = { ...(await portal.tokenOf('attacker')), 'Content-Length': '900' };
  const head = requestHead('POST /api/v1/users', { ...headers, 'Content-Type': 'application/json' });
  const attackers = await rawConnections(portal.url, `${head}{"slow`, 130);
  expect(await statusesOfAMember(portal)).toEqual([200, 200, 200]);
  expect(stillHeld(attackers)).not.toHaveLength(0);
  expect(portal.replica.received.filter(({ method }) => method === 'POST')).toEqual([]);
  const refused = attackers.filter(({ received }) => received.startsWith('HTTP/1.1 429 '));
  expect(refused.length).toBeGreaterThanOrEqual(90);
  expect(refused[0]?.received).toMatch(/retry-after: \d/i);
  for (const { socket } of attackers) socket.destroy();
});

test('while many members upload slowly, others can read', async () => {
  const portal = await abusedPortal();
  const heads = await Promise.all(
    Array.from({ length: 70 }, async (_, index) =>
      requestHead('POST /api/v1/uploads', { ...(await portal.tokenOf(`m-${index}`)), 'Content-Length': '5000000' }),
    ),
  );
  const attackers = (await Promise.all(heads.map((head) => rawConnections(portal.url, `${head}x`, 2)))).flat();
  expect(await statusesOfAMember(portal)).toEqual([200, 200, 200]);
  expect(stillHeld(attackers)).not.toHaveLength(0);
  for (const { socket } of attackers) socket.destroy();
});

test('readiness is checked over connections of its own', async () => {
  const portal = await abusedPortal({}, () => undefined);
  const heads = await Promise.all(
    Array.from({ length: 7 }, async (_, index) => requestHead('GET /api/v1/users', await portal.tokenOf(`m-${index}`))),
  );
  const waiting = await Promise.all(heads.map((head) => rawConnections(portal.url, head, 20)));
  expect((await fetch(`${portal.url}/health/ready`)).status).toBe(200);
  for (const { socket } of waiting.flat()) socket.destroy();
});

test('six members with slower and slower uploads leave a connection for the upload of a seventh', async () => {
  const portal = await abusedPortal();
  const heads = await Promise.all(
    Array.from({ length: 6 }, async (_, index) =>
      requestHead('POST /api/v1/uploads', { ...(await portal.tokenOf(`m-${index}`)), 'Content-Length': '5000000' }),
    ),
  );
  const attackers = (await Promise.all(heads.map((head) => rawConnections(portal.url, `${head}x`, 6)))).flat();
  while (portal.replica.received.length < 12) await fetch(`${portal.url}/health/live`);
  const headers = await portal.tokenOf('another-member');
  const { status } = await portal.call('/api/v1/uploads', { method: 'POST', headers, body: 'a picture' });
  expect(status).toBe(200);
  const refused = await Promise.all(attackers.filter(({ received }) => received !== '').map((one) => one.status()));
  expect(refused).toEqual(Array.from({ length: 24 }, () => 429));
  for (const { socket } of attackers) socket.destroy();
});
