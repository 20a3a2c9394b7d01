import { until } from './testing/until.ts';
import { testIssuer, type TestIssuer } from './testing/test-issuer.ts';
import { recordingLogger } from './testing/silent-logger.ts';
import { createTokenVerifier } from './token-verifier.ts';

const verifierFor = ({ settings }: TestIssuer, options = {}) =>
  createTokenVerifier({ ...settings, keyCooldownMs: 0, keyRetryMs: 0, ...options });

test('a good token names its caller', async () => {
  await using issuer = await testIssuer();
  const token = await issuer.token({
    sub: 'ana',
    name: 'Ana Torres',
    email: 'a@seed.example',
    roles: ['Admin', 'director'],
    claims: { email_verified: true, sid: 'session-1', iat: 1000, exp: 4_000_000_000 },
  });
  expect(await verifierFor(issuer).verify(token)).toEqual({
    id: 'ana',
    name: 'Ana Torres',
    email: 'a@seed.example',
    emailVerified: true,
    roles: ['Admin', 'director'],
    isAdmin: true,
    session: { id: 'session-1', issuedAt: 1000, expiresAt: 4_000_000_000 },
  });
});

test.each<[string, (issuer: TestIssuer) => Promise<string>]>([
  ['expired', (issuer) => issuer.token({ expiresIn: -10 })],
  ['without an expiry', (issuer) => issuer.token({ expiresIn: null })],
  ['of another issuer', (issuer) => issuer.token({ issuer: 'https://evil.example/realms/seed' })],
  ['for another audience', (issuer) => issuer.token({ audience: 'another-api' })],
  ['not signed', async (issuer) => issuer.unsignedToken({ roles: ['Admin'] })],
  ['tampered with', (issuer) => issuer.tamperedToken()],
  ['no token at all', async () => 'not-a-token'],
  ['without a subject', (issuer) => issuer.token({ claims: { sub: undefined } })],
  ['of an empty subject', (issuer) => issuer.token({ sub: '' })],
  ['of a blank subject', (issuer) => issuer.token({ sub: ' ' })],
  ['of a subject longer than any id', (issuer) => issuer.token({ sub: 'x'.repeat(192) })],
  ['an ID token', (issuer) => issuer.token({ claims: { typ: 'ID' } })],
  ['a refresh token', (issuer) => issuer.token({ claims: { typ: 'Refresh' } })],
  ['issued to another client', (issuer) => issuer.token({ claims: { azp: 'other-app' } })],
  ['issued to no client', (issuer) => issuer.token({ claims: { azp: undefined } })],
])('a token that is %s is refused', async (_, make) => {
  await using issuer = await testIssuer();
  await expect(verifierFor(issuer).verify(await make(issuer))).rejects.toMatchObject({ status: 401 });
});

test('five seconds of clock difference are tolerated', async () => {
  await using issuer = await testIssuer();
  await expect(verifierFor(issuer).verify(await issuer.token({ expiresIn: -3 }))).resolves.toMatchObject({
    id: 'member-1',
  });
});

test('a token is known once it is accepted, and only that token', async () => {
  await using issuer = await testIssuer();
  const tokens = verifierFor(issuer);
  const token = await issuer.token();
  expect(tokens.known(token)).toBeUndefined();
  const caller = await tokens.verify(token);
  expect(tokens.known(token)).toBe(caller);
  const [, claims = '', signature = ''] = token.split('.');
  expect(tokens.known(`e30.${claims}.${signature}`)).toBeUndefined();
  const expired = await issuer.token({ expiresIn: -3 });
  await tokens.verify(expired);
  expect(tokens.known(expired)).toBeUndefined();
});

test('the key set is fetched once for many tokens', async () => {
  await using issuer = await testIssuer();
  const tokens = verifierFor(issuer);
  for (const sub of ['a', 'b', 'c']) await tokens.verify(await issuer.token({ sub }));
  expect(issuer.fetches).toBe(1);
});

test('a new key is accepted at once, and tokens of a withdrawn key are refused', async () => {
  await using issuer = await testIssuer();
  const tokens = verifierFor(issuer);
  const old = await issuer.token();
  await tokens.verify(old);
  await issuer.rotateKey();
  await expect(tokens.verify(await issuer.token())).resolves.toMatchObject({ id: 'member-1' });
  await expect(tokens.verify(old)).rejects.toMatchObject({ status: 401 });
});

test('a key set that cannot be fetched is a 503, not a 401', async () => {
  await using issuer = await testIssuer();
  const token = await issuer.token();
  issuer.setDown(true);
  const tokens = verifierFor(issuer);
  await expect(tokens.verify(token)).rejects.toMatchObject({ status: 503 });
  issuer.setDown(false);
  await expect(tokens.verify(token)).resolves.toMatchObject({ id: 'member-1' });
});

test('after a failed fetch of the key set, the issuer gets no request for a while', async () => {
  await using issuer = await testIssuer();
  issuer.setDown(true);
  const tokens = verifierFor(issuer, { keyRetryMs: 60_000 });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(tokens.verify(await issuer.token({ sub: `m-${attempt}` }))).rejects.toMatchObject({
      status: 503,
      code: 'keys_unavailable',
    });
  }
  expect(issuer.fetches).toBe(1);
});

test('known keys are refused when the key set could not be renewed for too long, and that is logged', async () => {
  await using issuer = await testIssuer();
  const { logger, lines } = recordingLogger();
  const tokens = verifierFor(issuer, { staleKeysMs: -1, log: logger });
  const known = await issuer.token({ sub: 'first' });
  await tokens.verify(known);
  issuer.setDown(true);
  await issuer.rotateKey();
  await expect(tokens.verify(await issuer.token())).rejects.toMatchObject({ code: 'keys_unavailable' });
  await expect(tokens.verify(await issuer.token({ sub: 'second' }))).rejects.toMatchObject({ status: 503 });
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error' }));
});

test('while the issuer is down, a token of an unknown key is a 503, and known keys are still accepted', async () => {
  await using issuer = await testIssuer();
  const tokens = verifierFor(issuer);
  await tokens.verify(await issuer.token({ sub: 'first' }));
  const known = await issuer.token({ sub: 'second' });
  await issuer.rotateKey();
  issuer.setDown(true);
  await expect(tokens.verify(await issuer.token())).rejects.toMatchObject({ status: 503 });
  await expect(tokens.verify(known)).resolves.toMatchObject({ id: 'second' });
});

test('an issuer that hangs delays no token of a known key when the keys are to be fetched again', async () => {
  await using issuer = await testIssuer();
  const tokens = verifierFor(issuer);
  await tokens.verify(await issuer.token({ sub: 'first' }));
  issuer.setHanging(true);
  const [second, third] = [await issuer.token({ sub: 'second' }), await issuer.token({ sub: 'third' })];
  const elevenMinutesLater = Date.now() + 660_000;
  jest.spyOn(Date, 'now').mockReturnValue(elevenMinutesLater);
  await expect(tokens.verify(second)).resolves.toMatchObject({ id: 'second' });
  await until(() => issuer.fetches === 2);
  await expect(tokens.verify(third)).resolves.toMatchObject({ id: 'third' });
  expect(issuer.fetches).toBe(2);
});

test('roles come from any claim: a path or a namespaced name', async () => {
  await using issuer = await testIssuer();
  const token = await issuer.token({ claims: { 'https://seed.example/roles': ['Admin'] } });
  const tokens = createTokenVerifier({ ...issuer.settings, rolesClaim: 'https://seed.example/roles' });
  expect(await tokens.verify(token)).toMatchObject({ roles: ['Admin'], isAdmin: true });
  const none = createTokenVerifier({ ...issuer.settings, rolesClaim: 'resource_access.portal.roles' });
  expect(await none.verify(token)).toMatchObject({ roles: [], isAdmin: false });
});

test('the role of Admins has the configured name', async () => {
  await using issuer = await testIssuer();
  const tokens = createTokenVerifier({ ...issuer.settings, adminRole: 'portal-admin' });
  const callerWith = async (role: string) =>
    tokens.verify(await issuer.token({ claims: { realm_access: { roles: [role] } } }));
  expect(await callerWith('portal-admin')).toMatchObject({ isAdmin: true });
  expect(await callerWith('Admin')).toMatchObject({ isAdmin: false });
});

test('keys that were preloaded verify the first token although the issuer is down', async () => {
  await using issuer = await testIssuer();
  const token = await issuer.token();
  const tokens = verifierFor(issuer);
  await tokens.preloadKeys(new AbortController().signal);
  issuer.setDown(true);
  expect(await tokens.verify(token)).toMatchObject({ id: 'member-1' });
});

test('preloading waits for an issuer that starts later', async () => {
  await using issuer = await testIssuer();
  issuer.setDown(true);
  const tokens = verifierFor(issuer);
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
  await using issuer = await testIssuer();
  issuer.setDown(true);
  const controller = new AbortController();
  const preloaded = verifierFor(issuer).preloadKeys(controller.signal);
  controller.abort();
  await expect(preloaded).resolves.toBeUndefined();
});

test('a token of a pipeline is accepted only where pipelines are expected', async () => {
  await using issuer = await testIssuer();
  const token = await issuer.token({ sub: 'pipeline-forums', claims: { azp: 'pipeline-forums' } });
  const stranger = await issuer.token({ claims: { azp: 'a-pipeline-forums' } });
  const verifier = createTokenVerifier({ ...issuer.settings, pipelinePrefix: 'pipeline-' });
  expect(await verifier.verify(token)).toMatchObject({ id: 'pipeline-forums', isPipeline: true });
  expect(await verifier.verify(await issuer.token())).not.toHaveProperty('isPipeline');
  await expect(verifier.verify(stranger)).rejects.toMatchObject({ status: 401 });
  await expect(createTokenVerifier(issuer.settings).verify(token)).rejects.toMatchObject({ status: 401 });
});
