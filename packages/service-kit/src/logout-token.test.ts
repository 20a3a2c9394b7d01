import { createLogoutTokenVerifier } from './logout-token.ts';
import { shared } from './testing/shared.ts';
import { testIssuer } from './testing/test-issuer.ts';
import { createTokenVerifier } from './token-verifier.ts';

const issuer = shared(testIssuer);

test('a logout token names the session and the member', async () => {
  const verify = createLogoutTokenVerifier(issuer().settings);
  const iat = Math.floor(Date.now() / 1000);
  expect(await verify(await issuer().logoutToken({ sid: 's1', iat }))).toEqual({
    sessionId: 's1',
    subject: 'member-1',
    at: iat,
  });
  expect(await verify(await issuer().logoutToken({ sid: 's1', sub: undefined }))).toMatchObject({ subject: undefined });
});

const longAgo = Math.floor(Date.now() / 1000) - 3600;

test.each([
  ['no token at all', async () => 'x'],
  ['an access token', () => issuer().token({ audience: 'portal-web' })],
  ['for another client', () => issuer().logoutToken({ aud: 'other-app' })],
  ['of another issuer', () => issuer().logoutToken({ iss: 'https://evil.example' })],
  ['with a nonce', () => issuer().logoutToken({ nonce: 'n' })],
  ['without its event', () => issuer().logoutToken({ events: {} })],
  ['without an id', () => issuer().logoutToken({ jti: undefined })],
  ['without subject and session', () => issuer().logoutToken({ sub: undefined })],
  ['an old one', () => issuer().logoutToken({ iat: longAgo, exp: undefined })],
  ['an expired one', () => issuer().logoutToken({ exp: longAgo })],
])('%s is refused', async (_, make) => {
  await expect(createLogoutTokenVerifier(issuer().settings)(await make())).rejects.toMatchObject({ status: 400 });
});

test('a logout token is no access token, whatever its audience', async () => {
  const token = await issuer().logoutToken({ aud: ['portal-web', 'portal-api'], azp: 'portal-web' });
  await expect(createTokenVerifier(issuer().settings).verify(token)).rejects.toMatchObject({ status: 401 });
});

test('while the keys cannot be fetched, a logout token is neither accepted nor refused', async () => {
  const token = await issuer().logoutToken();
  issuer().setDown(true);
  await expect(createLogoutTokenVerifier(issuer().settings)(token)).rejects.toMatchObject({ code: 'keys_unavailable' });
  issuer().setDown(false);
});
