import { createRemoteJWKSet, jwtVerify } from 'jose';
import { startIdentity } from './testing/identity-server.ts';

function tokenFor(issuer: string, clientId: string, secret = 'seed'): Promise<Response> {
  return fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
}

test('a pipeline gets a token for the API whose role names its module, by client credentials', async () => {
  await using server = await startIdentity();
  const response = await tokenFor(server.issuer, 'pipeline-forums');
  expect(response.status).toBe(200);
  const tokens = (await response.json()) as { access_token: string; refresh_token?: string };
  expect(tokens.refresh_token).toBeUndefined();
  const keys = createRemoteJWKSet(new URL(`${server.issuer}/protocol/openid-connect/certs`));
  const { payload } = await jwtVerify(tokens.access_token, keys, { issuer: server.issuer, audience: 'portal-api' });
  expect(payload).toMatchObject({
    typ: 'Bearer',
    azp: 'pipeline-forums',
    sub: 'pipeline-forums',
    preferred_username: 'service-account-pipeline-forums',
    realm_access: { roles: ['publisher:forums'] },
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});

test.each([
  ['a wrong secret', 'pipeline-forums', 'other'],
  ['a name that is no module', 'pipeline-FORUMS', 'seed'],
  ['the client of the portal', 'portal-web', 'seed'],
  ['another client', 'forums', 'seed'],
])('%s gets no token', async (_, clientId, secret) => {
  await using server = await startIdentity();
  const response = await tokenFor(server.issuer, clientId, secret);
  expect([400, 401]).toContain(response.status);
  expect(await response.json()).not.toHaveProperty('access_token');
});
