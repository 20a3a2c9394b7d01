import { testIssuer, type TestIssuer } from './testing/test-issuer.ts';
import { recordingLogger } from './testing/silent-logger.ts';
import { createTokenVerifier } from './token-verifier.ts';

let issuer: TestIssuer;

beforeEach(async () => {
  issuer = await testIssuer();
});

afterEach(() => issuer.stop());

const verifier = (options = {}) =>
  createTokenVerifier({ ...issuer.settings, keyCooldownMs: 0, keyRetryMs: 0, ...options });

test('a good token names its caller', async () => {
  const token = await issuer.token({
    sub: 'ana',
    name: 'Ana Torres',
    email: 'a@seed.example',
    roles: ['Admin', 'director'],
    claims: { email_verified: true, sid: 'session-1', iat: 1000 },
  });
  expect(await verifier().verify(token)).toEqual({
    id: 'ana',
    name: 'Ana Torres',
    email: 'a@seed.example',
    emailVerified: true,
    roles: ['Admin', 'director'],
    isAdmin: true,
    session: { id: 'session-1', issuedAt: 1000 },
  });
});

test.each([
  ['expired', () => issuer.token({ expiresIn: -10 })],
  ['without an expiry', () => issuer.token({ expiresIn: null })],
  ['of another issuer', () => issuer.token({ issuer: 'https://evil.example/realms/seed' })],
  ['for another audience', () => issuer.token({ audience: 'another-api' })],
  ['not signed', async () => issuer.unsignedToken({ roles: ['Admin'] })],
  ['tampered with', () => issuer.tamperedToken()],
  ['no token at all', async () => 'not-a-token'],
  ['without a subject', () => issuer.token({ claims: { sub: undefined } })],
  ['of an empty subject', () => issuer.token({ sub: '' })],
  ['of a blank subject', () => issuer.token({ sub: ' ' })],
  ['of a subject longer than any id', () => issuer.token({ sub: 'x'.repeat(192) })],
  ['an ID token', () => issuer.token({ claims: { typ: 'ID' } })],
  ['a refresh token', () => issuer.token({ claims: { typ: 'Refresh' } })],
  ['issued to another client', () => issuer.token({ claims: { azp: 'other-app' } })],
  ['issued to no client', () => issuer.token({ claims: { azp: undefined } })],
])('a token that is %s does not count', async (_, make) => {
  await expect(verifier().verify(await make())).rejects.toMatchObject({ status: 401 });
});

test('five seconds of clock difference are forgiven', async () => {
  await expect(verifier().verify(await issuer.token({ expiresIn: -3 }))).resolves.toMatchObject({ id: 'member-1' });
});

test('the key set is fetched once for many tokens', async () => {
  const tokens = verifier();
  for (const sub of ['a', 'b', 'c']) await tokens.verify(await issuer.token({ sub }));
  expect(issuer.fetches).toBe(1);
});

test('a new key counts at once, and tokens of the withdrawn one are forgotten', async () => {
  const tokens = verifier();
  const old = await issuer.token();
  await tokens.verify(old);
  await issuer.rotateKey();
  await expect(tokens.verify(await issuer.token())).resolves.toMatchObject({ id: 'member-1' });
  await expect(tokens.verify(old)).rejects.toMatchObject({ status: 401 });
});

test('a key set that cannot be had is not the caller’s fault', async () => {
  const token = await issuer.token();
  issuer.setDown(true);
  const tokens = verifier();
  await expect(tokens.verify(token)).rejects.toMatchObject({ status: 503 });
  issuer.setDown(false);
  await expect(tokens.verify(token)).resolves.toMatchObject({ id: 'member-1' });
});

test('while the key set cannot be fetched, the issuer is left alone for a while', async () => {
  issuer.setDown(true);
  const tokens = verifier({ keyRetryMs: 60_000 });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(tokens.verify(await issuer.token({ sub: `m-${attempt}` }))).rejects.toMatchObject({
      status: 503,
      code: 'keys_unavailable',
    });
  }
  expect(issuer.fetches).toBe(1);
});

test('known keys stop counting when no fresh set came for too long, and that is logged', async () => {
  const { logger, lines } = recordingLogger();
  const tokens = verifier({ staleKeysMs: -1, log: logger });
  const known = await issuer.token({ sub: 'first' });
  await tokens.verify(known);
  issuer.setDown(true);
  await issuer.rotateKey();
  await expect(tokens.verify(await issuer.token())).rejects.toMatchObject({ code: 'keys_unavailable' });
  await expect(tokens.verify(await issuer.token({ sub: 'second' }))).rejects.toMatchObject({ status: 503 });
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error' }));
});

test('an unknown key while the issuer is down is undecided, known keys go on counting', async () => {
  const tokens = verifier();
  await tokens.verify(await issuer.token({ sub: 'first' }));
  const known = await issuer.token({ sub: 'second' });
  await issuer.rotateKey();
  issuer.setDown(true);
  await expect(tokens.verify(await issuer.token())).rejects.toMatchObject({ status: 503 });
  await expect(tokens.verify(known)).resolves.toMatchObject({ id: 'second' });
});

test('roles come from any claim: a path or a namespaced name', async () => {
  const token = await issuer.token({ claims: { 'https://seed.example/roles': ['Admin'] } });
  const tokens = createTokenVerifier({ ...issuer.settings, rolesClaim: 'https://seed.example/roles' });
  expect(await tokens.verify(token)).toMatchObject({ roles: ['Admin'], isAdmin: true });
  const none = createTokenVerifier({ ...issuer.settings, rolesClaim: 'resource_access.portal.roles' });
  expect(await none.verify(token)).toMatchObject({ roles: [], isAdmin: false });
});

test('keys that were preloaded verify the first token although the issuer is down', async () => {
  const token = await issuer.token();
  const tokens = verifier();
  await tokens.preloadKeys(new AbortController().signal);
  issuer.setDown(true);
  expect(await tokens.verify(token)).toMatchObject({ id: 'member-1' });
});

test('preloading waits for an issuer that starts later', async () => {
  issuer.setDown(true);
  const tokens = verifier();
  const preloaded = tokens.preloadKeys(new AbortController().signal);
  await new Promise<void>((resolve) => {
    const watch = setInterval(() => {
      if (issuer.fetches === 0) return;
      clearInterval(watch);
      issuer.setDown(false);
      resolve();
    }, 5);
  });
  await preloaded;
  issuer.setDown(true);
  expect(await tokens.verify(await issuer.token())).toMatchObject({ id: 'member-1' });
});

test('preloading ends with its signal', async () => {
  issuer.setDown(true);
  const controller = new AbortController();
  const preloaded = verifier().preloadKeys(controller.signal);
  controller.abort();
  await expect(preloaded).resolves.toBeUndefined();
});
