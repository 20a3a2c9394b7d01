import { shared } from '@seed/service-kit/testing/shared';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';

const portal = shared(portalWithReplicas);

const statusWith = async (authorization: string | undefined, path = '/api/v1/forums') =>
  (await portal().call(path, { headers: authorization === undefined ? {} : { Authorization: authorization } })).status;

test('a valid token is accepted and forwarded to the service', async () => {
  expect((await portal().call('/api/v1/forums')).status).toBe(200);
  expect(portal().forums.received.at(-1)?.headers.authorization).toBe(portal().authorization.Authorization);
});

test('every wrong token is a 401 with a challenge, before a service gets the request', async () => {
  const { issuer } = portal();
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
  const before = portal().forums.received.length;
  for (const authorization of wrong) {
    const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
    const response = await portal().call('/api/v1/forums', { headers });
    expect([authorization, response.status]).toEqual([authorization, 401]);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  }
  expect(portal().forums.received).toHaveLength(before);
});

test.each(['/api/v1', '/api/v1/nothing', '/api/v1/forums/1/x', '/api/v1/docs/more', '/api/v1/openapi.json/x'])(
  'without a token %s gets 401, whether it exists or not',
  async (path) => expect(await statusWith(undefined, path)).toBe(401),
);

test('a token is accepted in the Authorization header only', async () => {
  const token = portal().authorization.Authorization.slice('Bearer '.length);
  expect(await statusWith(undefined, `/api/v1/forums?access_token=${token}`)).toBe(401);
  const cookie = await portal().call('/api/v1/forums', {
    headers: { Cookie: `token=${token}; Authorization=${token}` },
  });
  expect(cookie.status).toBe(401);
});

test('a new signing key is accepted at once', async () => {
  await using rotating = await portalWithReplicas();
  expect((await rotating.call('/api/v1/forums')).status).toBe(200);
  await rotating.issuer.rotateKey();
  const headers = { Authorization: `Bearer ${await rotating.issuer.token({ sub: 'member-2' })}` };
  await expect(
    untilStatus(200, async () => (await rotating.call('/api/v1/forums', { headers })).status),
  ).resolves.toBeUndefined();
}, 15_000);

test('until the keys have been fetched once, a request with a token gets 503 and not 401', async () => {
  await using starting = await portalWithReplicas();
  starting.issuer.setDown(true);
  expect((await starting.call('/api/v1/forums')).status).toBe(503);
});

async function untilStatus(wanted: number, request: () => Promise<number>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await request()) !== wanted) {
    if (Date.now() > deadline) throw new Error(`the status never was ${wanted}`);
  }
}
