import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { callbackOf, newPkce, Portal } from './testing/browser.ts';
import { startIdentity } from './testing/identity-server.ts';

const verified = (token: string, issuer: string) => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`));
  return jwtVerify(token, keys, { issuer, audience: 'portal-api', algorithms: ['RS256'] });
};

describe('signing in', () => {
  it('issues an access token for the API that verifies with the published keys and has the claims of Keycloak', async () => {
    await using server = await startIdentity();
    const tokens = await new Portal(server.origin).signIn();
    const { payload } = await verified(tokens.access_token, server.issuer);
    expect(payload).toMatchObject({
      iss: server.issuer,
      aud: 'portal-api',
      azp: 'portal-web',
      typ: 'Bearer',
      sub: '11111111-0000-4000-8000-000000000002',
      name: 'María Fernanda Rojas',
      given_name: 'María Fernanda',
      family_name: 'Rojas',
      preferred_username: 'maria@seed.example',
      email: 'maria@seed.example',
      email_verified: true,
      realm_access: { roles: ['participant'] },
    });
    expect(typeof payload['sid']).toBe('string');
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });

  it('writes the time of the sign-in into access tokens, which further tabs and renewed tokens keep', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const tokens = await portal.signIn();
    const { auth_time, iat = 0 } = decodeJwt(tokens.access_token);
    expect(Number(auth_time)).toBeLessThanOrEqual(iat);
    expect(Number(auth_time)).toBeGreaterThan(iat - 60);
    const renewed = (await (await portal.refresh(tokens.refresh_token)).json()) as { access_token: string };
    for (const token of [renewed.access_token, (await portal.openTab()).access_token]) {
      expect(decodeJwt(token)).toMatchObject({ auth_time });
    }
  });

  it.each<Record<string, string>>([{ prompt: 'login' }, { max_age: '0' }])(
    'shows the form to a signed-in member again for %p',
    async (extra) => {
      await using server = await startIdentity();
      const portal = new Portal(server.origin);
      await portal.signIn();
      expect((await portal.openForm(extra)).url).toContain('/login-actions/authenticate/');
    },
  );

  it('publishes no private part of its keys', async () => {
    await using server = await startIdentity();
    const response = await fetch(`${server.issuer}/protocol/openid-connect/certs`);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'RSA', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('makes the administrator an Admin and a director', async () => {
    await using server = await startIdentity();
    const { access_token } = await new Portal(server.origin).signIn('admin@seed.example');
    expect(decodeJwt(access_token)).toMatchObject({ realm_access: { roles: ['Admin', 'director'] } });
  });

  it('accepts a username in any case and with spaces around it', async () => {
    await using server = await startIdentity();
    const { id_token } = await new Portal(server.origin).signIn('  Maria@SEED.example ');
    expect(decodeJwt(id_token)).toMatchObject({ name: 'María Fernanda Rojas', email: 'maria@seed.example' });
  });

  it('accepts the forms of several tabs', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const tabs = [newPkce(), newPkce()];
    const forms = [];
    for (const pkce of tabs) forms.push(await portal.browser.visit(portal.authorizationUrl(pkce)));
    for (const form of forms) {
      const { url } = await portal.submit(form.url, 'maria@seed.example', 'seed');
      expect(callbackOf(url).get('code')).toBeTruthy();
    }
  });

  it('signs in at 127.0.0.1 as well as at localhost', async () => {
    await using server = await startIdentity();
    const { access_token } = await new Portal(server.origin.replace('localhost', '127.0.0.1')).signIn();
    expect((await verified(access_token, server.issuer)).payload.sub).toBe('11111111-0000-4000-8000-000000000002');
  });
});

describe('staying signed in', () => {
  it('refreshes the access token with a refresh token that keycloak-js can decode', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const tokens = await portal.signIn();
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({ typ: 'Refresh' });
    const response = await portal.refresh(tokens.refresh_token);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(server.origin);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    const { access_token } = (await response.json()) as { access_token: string };
    expect((await verified(access_token, server.issuer)).payload['sid']).toBe(decodeJwt(tokens.access_token)['sid']);
  });

  it('returns a code to the silent check of a member, and login_required to anyone else', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    expect((await portal.checkSilently()).get('error')).toBe('login_required');
    await portal.signIn();
    expect((await portal.checkSilently()).get('code')).toBeTruthy();
  });

  it('keeps members signed in when the provider is killed and started again', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const tokens = await portal.signIn();
    await server.crash();
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(200);
    expect((await portal.checkSilently()).get('code')).toBeTruthy();
    expect((await portal.userinfo(tokens.access_token)).status).toBe(200);
    await verified(tokens.access_token, server.issuer);
  });

  it('accepts a form that was open while the provider was killed', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const form = await portal.browser.visit(portal.authorizationUrl(newPkce()));
    await server.crash();
    const { url } = await portal.submit(form.url, 'kenji@seed.example', 'seed');
    expect(callbackOf(url).get('code')).toBeTruthy();
  });
});

describe('userinfo', () => {
  it('returns the profile of the bearer, and nothing without a valid token', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const { access_token } = await portal.signIn();
    expect(await (await portal.userinfo(access_token)).json()).toMatchObject({
      sub: '11111111-0000-4000-8000-000000000002',
      email: 'maria@seed.example',
    });
    const [head, , signature] = access_token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(access_token), sub: 'somebody' })).toString('base64url');
    expect((await portal.userinfo(`${head}.${claims}.${signature}`)).status).toBe(401);
    expect((await portal.userinfo('')).status).toBe(401);
  });
});

describe('refusals', () => {
  it('refuses a code with the verifier of another sign-in', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const form = await portal.browser.visit(portal.authorizationUrl(newPkce()));
    const { url } = await portal.submit(form.url, 'maria@seed.example', 'seed');
    const response = await portal.exchange(callbackOf(url).get('code') ?? '', newPkce().verifier);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses to start without PKCE or with the plain kind', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const wrong: Record<string, string>[] = [
      { code_challenge_method: 'plain' },
      { code_challenge: '', code_challenge_method: '' },
    ];
    for (const extra of wrong) {
      const { url } = await portal.browser.visit(portal.authorizationUrl(newPkce(), extra));
      expect(callbackOf(url).get('error')).toBe('invalid_request');
    }
  });

  it('redirects to the registered addresses only, and shows the message of Keycloak', async () => {
    await using server = await startIdentity();
    const portal = new Portal(server.origin);
    const addresses = [
      'http://evil.example/intranet-welcome',
      `${server.origin}.evil.example/intranet-welcome`,
      'http://localhost:1/intranet-welcome',
      `${server.origin}/`,
      `${server.origin}/forums`,
      `${server.origin}/intranet-welcome?next=/forums`,
      `${server.origin}/uploads/../intranet-welcome`,
    ];
    for (const redirect_uri of addresses) {
      const { response } = await portal.browser.visit(portal.authorizationUrl(newPkce(), { redirect_uri }));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('Invalid parameter: redirect_uri');
    }
  });
});
