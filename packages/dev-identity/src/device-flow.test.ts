import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Portal } from './testing/browser.ts';
import { type IdentityServer, startIdentity } from './testing/identity-server.ts';

interface Device {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly expires_in: number;
}

interface TokenResponse {
  readonly error?: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

const client_id = 'pipeline-cli';
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

async function send<T>({ issuer }: IdentityServer, path: string, fields: Record<string, string>): Promise<T> {
  const body = new URLSearchParams({ client_id, ...fields });
  return (await (await fetch(`${issuer}/protocol/openid-connect/${path}`, { method: 'POST', body })).json()) as T;
}

const begin = (server: IdentityServer) => send<Device>(server, 'auth/device', { scope: 'openid' });

function poll(server: IdentityServer, { device_code }: Device) {
  return send<TokenResponse>(server, 'token', { grant_type: deviceGrant, device_code });
}

/** Sends the form of a page, with the secret that it has. */
async function submit(portal: Portal, { url, response }: { url: string; response: Response }, fields: object) {
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(await response.text())?.[1] ?? '';
  return portal.browser.visit(url, { method: 'POST', body: new URLSearchParams({ xsrf, ...fields }) });
}

test('a person signs a terminal in: code, confirmation, sign-in, tokens that can be refreshed', async () => {
  await using server = await startIdentity();
  const device = await begin(server);
  expect(device).toMatchObject({ verification_uri: `${server.issuer}/device`, expires_in: 600 });
  expect(await poll(server, device)).toMatchObject({ error: 'authorization_pending' });
  const portal = new Portal(server.origin);
  const form = await portal.browser.visit(device.verification_uri);
  expect(form.response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const confirm = await submit(portal, form, { user_code: device.user_code.toLowerCase() });
  const signIn = await submit(portal, confirm, { user_code: device.user_code, confirm: 'yes' });
  const end = await portal.submit(signIn.url, 'maria@seed.example', 'seed');
  expect(await end.response.text()).toContain('Your terminal is signed in.');
  const { access_token, refresh_token } = await poll(server, device);
  const keys = createRemoteJWKSet(new URL(`${server.issuer}/protocol/openid-connect/certs`));
  const { payload } = await jwtVerify(access_token, keys, { issuer: server.issuer, audience: 'portal-api' });
  expect(payload).toMatchObject({
    azp: client_id,
    email: 'maria@seed.example',
    realm_access: { roles: ['participant'] },
  });
  const refreshed = await send<TokenResponse>(server, 'token', { grant_type: 'refresh_token', refresh_token });
  expect(refreshed.access_token).toEqual(expect.any(String));
  expect(await poll(server, device)).toMatchObject({ error: 'invalid_grant' });
});

test('a wrong code is refused on the page, and a person who cancels signs nothing in', async () => {
  await using server = await startIdentity();
  const device = await begin(server);
  const portal = new Portal(server.origin);
  const form = await portal.browser.visit(device.verification_uri);
  const wrong = await submit(portal, form, { user_code: 'BBBB-BBBB' });
  expect(await wrong.response.text()).toContain('This code is not valid.');
  const again = await portal.browser.visit(device.verification_uri);
  const confirm = await submit(portal, again, { user_code: device.user_code });
  await submit(portal, confirm, { user_code: device.user_code, abort: 'yes' });
  expect(await poll(server, device)).toMatchObject({ error: 'access_denied' });
});

test('the client of terminals has no secret and gets no token of a pipeline', async () => {
  await using server = await startIdentity();
  const refused = await send<TokenResponse>(server, 'token', {
    grant_type: 'client_credentials',
    client_secret: 'seed',
  });
  expect(refused).not.toHaveProperty('access_token');
});
