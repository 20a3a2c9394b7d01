import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { tokenOf } from '../portal/api.ts';
import { expect, test } from '../portal/fixtures.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Invalid tokens, each made from a valid one with one change. */
function wrongTokens(good: string): Record<string, string | undefined> {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = decode(payload);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = (changes: object) => {
    const input = `${header}.${base64url({ ...claims, ...changes })}`;
    return `${input}.${sign('RSA-SHA256', Buffer.from(input), privateKey).toString('base64url')}`;
  };
  const hmac = `${base64url({ ...decode(header), alg: 'HS256' })}.${payload}`;
  return {
    none: undefined,
    'not a token': 'abc',
    'signed by another key': foreign({}),
    expired: foreign({ exp: 1 }),
    'of another issuer': foreign({ iss: 'https://evil.example/realms/seed' }),
    'for another audience': foreign({ aud: 'other-api' }),
    'with alg none': `${base64url({ alg: 'none' })}.${payload}.`,
    'with an HMAC': `${hmac}.${createHmac('sha256', 'secret').update(hmac).digest('base64url')}`,
    tampered: `${header}.${base64url({ ...claims, realm_access: { roles: ['Admin'] } })}.${signature}`,
  };
}

test('a wrong token gets 401 everywhere below /api/v1', async ({ page, portal }) => {
  const good = await tokenOf(page, 'maria');
  const call = (path: string, method: string, token: string | undefined) =>
    fetch(`${portal.url}/api/v1${path}`, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });

  expect((await call('/forums', 'GET', good)).status).toBe(200);
  for (const [kind, token] of Object.entries(wrongTokens(good))) {
    for (const [method, path] of [
      ['GET', '/forums'],
      ['GET', '/forums/1'],
      ['POST', '/forums'],
      ['PUT', '/comments/1'],
      ['DELETE', '/forums/1'],
      ['PUT', '/forums/1/like'],
      ['GET', '/unknown'],
    ] as const) {
      const response = await call(path, method, token);
      expect(response.status, `${method} ${path} with a token ${kind}`).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  }
});

test('a service refuses by itself what the gateway would have refused', async ({ page, portal }) => {
  const good = await tokenOf(page, 'maria');
  const { services } = await portal.state();
  for (const [kind, token] of Object.entries(wrongTokens(good))) {
    const response = await fetch(`${services['forums']?.url}/api/v1/forums`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect(response.status, `a token ${kind}`).toBe(401);
  }
});

test('a token in the query or in a cookie is ignored', async ({ page, portal }) => {
  const good = await tokenOf(page, 'maria');
  const inQuery = await fetch(`${portal.url}/api/v1/forums?access_token=${good}`);
  const inCookie = await fetch(`${portal.url}/api/v1/forums`, { headers: { cookie: `access_token=${good}` } });
  expect([inQuery.status, inCookie.status]).toEqual([401, 401]);
});
