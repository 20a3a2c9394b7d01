import { type ReplicaServer, startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

let forums: ReplicaServer;
let portal: TestPortal;

beforeAll(async () => {
  forums = await startReplica();
  portal = await startTestPortal({ replicas: [forums.url] });
});

afterAll(async () => {
  await portal.stop();
  await forums.kill();
});

const statusWith = async (authorization: string | undefined, path = '/api/v1/forums') =>
  (await portal.call(path, { headers: authorization === undefined ? {} : { Authorization: authorization } })).status;

test('a good token opens the API and goes on to the service', async () => {
  expect((await portal.call('/api/v1/forums')).status).toBe(200);
  expect(forums.received.at(-1)?.headers.authorization).toBe(portal.authorization.Authorization);
});

test('every wrong token is a 401 with a challenge, before a service gets the request', async () => {
  const { issuer } = portal;
  const wrong = [
    undefined,
    'Bearer',
    'Bearer not.a.token',
    'Basic bWFyaWE6c2VlZA==',
    `Bearer ${await issuer.token({ expiresIn: -60 })}`,
    `Bearer ${await issuer.token({ expiresIn: null })}`,
    `Bearer ${await issuer.token({ issuer: 'https://evil.example/realms/seed' })}`,
    `Bearer ${await issuer.token({ audience: 'another-api' })}`,
    `Bearer ${issuer.unsignedToken()}`,
    `Bearer ${await issuer.tamperedToken()}`,
  ];
  const before = forums.received.length;
  for (const authorization of wrong) {
    const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
    const response = await portal.call('/api/v1/forums', { headers });
    expect([authorization, response.status]).toEqual([authorization, 401]);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  }
  expect(forums.received).toHaveLength(before);
});

test.each(['/api/v1', '/api/v1/nothing', '/api/v1/forums/1/x', '/api/v1/docs/more', '/api/v1/openapi.json/x'])(
  'without a token %s is a 401, whether it is there or not',
  async (path) => expect(await statusWith(undefined, path)).toBe(401),
);

test('a token counts in the Authorization header only', async () => {
  const token = portal.authorization.Authorization.slice('Bearer '.length);
  expect(await statusWith(undefined, `/api/v1/forums?access_token=${token}`)).toBe(401);
  const cookie = await portal.call('/api/v1/forums', { headers: { Cookie: `token=${token}; Authorization=${token}` } });
  expect(cookie.status).toBe(401);
});

test('a new signing key counts at once', async () => {
  const rotating = await startTestPortal({ replicas: [forums.url] });
  try {
    expect((await rotating.call('/api/v1/forums')).status).toBe(200);
    await rotating.issuer.rotateKey();
    const headers = { Authorization: `Bearer ${await rotating.issuer.token({ sub: 'member-2' })}` };
    await expect(
      untilStatus(200, async () => (await rotating.call('/api/v1/forums', { headers })).status),
    ).resolves.toBeUndefined();
  } finally {
    await rotating.stop();
  }
}, 15_000);

test('until the keys could be fetched once it is a 503, not a 401', async () => {
  const portal = await startTestPortal({ replicas: [forums.url] });
  try {
    portal.issuer.setDown(true);
    expect((await portal.call('/api/v1/forums')).status).toBe(503);
  } finally {
    await portal.stop();
  }
});

async function untilStatus(wanted: number, request: () => Promise<number>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await request()) !== wanted) {
    if (Date.now() > deadline) throw new Error(`the status never was ${wanted}`);
  }
}
