import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { Portal } from './testing/browser.ts';
import { startIdentity } from './testing/identity-server.ts';

const submitsItself = (page: string) => page.includes('logout.js');

it('ends the session for good, also across a restart, and returns to the portal', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const tokens = await portal.signIn();
  expect(await portal.logOut(tokens)).toBe(`${server.origin}/`);
  await server.crash();
  expect((await portal.refresh(tokens.refresh_token)).status).toBe(400);
  expect((await portal.checkSilently()).get('error')).toBe('login_required');
  expect((await portal.userinfo(tokens.access_token)).status).toBe(401);
});

it('needs no confirmation when the request carries the ID token of the session', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const { id_token } = await portal.signIn();
  const { response } = await portal.openLogout({ id_token_hint: id_token });
  expect(submitsItself(await response.text())).toBe(true);
});

it('lets the member decide when another site sends them to the logout page', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  await portal.signIn();
  const ofAttacker = await new Portal(server.origin).signIn('kenji@seed.example');
  const ofSameMemberElsewhere = await new Portal(server.origin).signIn();
  const attacks: Record<string, string>[] = [
    {},
    { client_id: 'portal-web', post_logout_redirect_uri: `${server.origin}/` },
    { id_token_hint: ofAttacker.id_token },
    { id_token_hint: ofSameMemberElsewhere.id_token },
  ];
  for (const query of attacks) {
    const { response } = await portal.openLogout(query);
    const page = await response.text();
    expect(submitsItself(page)).toBe(false);
    expect(page).toContain('Log out of the portal?');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  expect((await portal.checkSilently()).get('code')).toBeTruthy();
});

it('refuses an ID token that it did not sign', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const { id_token } = await portal.signIn();
  const [header, payload] = id_token.split('.');
  const { response } = await portal.openLogout({ id_token_hint: `${header}.${payload}.AAAA` });
  expect(response.status).toBe(400);
  expect(submitsItself(await response.text())).toBe(false);
});

it('posts a logout token of the session to the portal', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const tokens = await portal.signIn();
  await portal.logOut(tokens);
  expect(server.logoutTokens).toHaveLength(1);
  const keys = createRemoteJWKSet(new URL(`${server.issuer}/protocol/openid-connect/certs`));
  const { payload, protectedHeader } = await jwtVerify(server.logoutTokens[0] ?? '', keys, {
    issuer: server.issuer,
    audience: 'portal-web',
    algorithms: ['RS256'],
  });
  const { sub, sid } = decodeJwt(tokens.access_token);
  expect(protectedHeader.typ).toBe('logout+jwt');
  expect(payload).toMatchObject({ sub, sid, events: { 'http://schemas.openid.net/event/backchannel-logout': {} } });
  expect(payload.jti).toBeTruthy();
  expect(payload).not.toHaveProperty('nonce');
});
