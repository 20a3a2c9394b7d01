import { testIssuer, type TestIssuer } from './testing/test-issuer.ts';
import { createTokenVerifier } from './token-verifier.ts';

let issuer: TestIssuer;

beforeEach(async () => {
  issuer = await testIssuer();
});

afterEach(() => issuer.stop());

const verifier = () => createTokenVerifier({ ...issuer.settings, keyCooldownMs: 0 });

test('a good token names its caller', async () => {
  const token = await issuer.token({
    sub: 'ana',
    name: 'Ana Torres',
    email: 'a@seed.example',
    roles: ['Admin', 'director'],
    claims: { email_verified: true },
  });
  expect(await verifier().verify(token)).toEqual({
    id: 'ana',
    name: 'Ana Torres',
    email: 'a@seed.example',
    emailVerified: true,
    roles: ['Admin', 'director'],
    isAdmin: true,
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
