import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import type { TokenSettings } from '../config.ts';

/** The claims of a token; those that are not given are María's. */
export interface TokenClaims {
  /** The member's id; `member-1` if not given. */
  readonly sub?: string;
  readonly name?: string;
  readonly email?: string;
  /** Realm roles, e.g. `['Admin']`. */
  readonly roles?: readonly string[];
  readonly issuer?: string;
  readonly audience?: string;
  /** Seconds from now; negative is expired, null leaves the claim out. */
  readonly expiresIn?: number | null;
  /** Further claims, by their names. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** An identity provider for tests; `await using` stops it at the end of a test. */
export interface TestIssuer extends AsyncDisposable {
  /** The settings for `createTokenVerifier`. */
  readonly settings: TokenSettings;
  /** Makes a token with these claims; without any it is valid. */
  token(claims?: TokenClaims): Promise<string>;
  /** Makes a token with `alg: none`. */
  unsignedToken(claims?: TokenClaims): string;
  /** Makes a token whose payload was changed to that of an Admin, under the old signature. */
  tamperedToken(claims?: TokenClaims): Promise<string>;
  /** Makes a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4); `undefined` removes a claim. */
  logoutToken(claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Signs later tokens by a new key and publishes the old one no longer. */
  rotateKey(): Promise<void>;
  /** Makes the key set respond with 503, or with the keys again. */
  setDown(down: boolean): void;
  /** Makes the key set respond to no request, or to those that wait and to later ones. */
  setHanging(hangs: boolean): void;
  /** The number of times that the key set was fetched. */
  readonly fetches: number;
  stop(): Promise<void>;
}

const audience = 'portal-api';

interface KeyPair {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

interface SigningKey {
  readonly kid: string;
  readonly pair: KeyPair;
  readonly jwk: JWK;
}

/** The key pairs of stopped providers, because making one takes a tenth of a second; running providers share none. */
const sparePairs: KeyPair[] = [];

/**
 * Starts an identity provider in this process: RS256 keys, served as a JWKS on a port of its own.
 *
 * @example
 * ```ts
 * await using issuer = await testIssuer();
 * const verifier = createTokenVerifier(issuer.settings);
 * expect(await verifier.verify(await issuer.token({ sub: 'maria' }))).toMatchObject({ id: 'maria' });
 * ```
 */
export async function testIssuer(): Promise<TestIssuer> {
  let key = await signingKey('key-1', sparePairs.pop());
  let down = false;
  let hanging = false;
  let fetches = 0;
  const waiting: ServerResponse[] = [];
  const respond = (response: ServerResponse) => {
    response.writeHead(down ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ keys: [key.jwk] }));
  };
  const server = createServer((_, response) => {
    fetches += 1;
    if (hanging) waiting.push(response);
    else respond(response);
  });
  server.once('close', () => sparePairs.push(key.pair));
  const issuer = `${await listen(server)}/realms/seed`;
  const token = (claims: TokenClaims = {}): Promise<string> =>
    new SignJWT(payload(claims, issuer)).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.pair.privateKey);
  return {
    settings: {
      issuer,
      jwksUrl: `${issuer}/certs`,
      audience,
      rolesClaim: 'realm_access.roles',
      adminRole: 'Admin',
      clientId: 'portal-web',
    },
    token,
    logoutToken: (claims = {}) =>
      new SignJWT({ ...logoutClaims(issuer), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'logout+jwt' })
        .sign(key.pair.privateKey),
    unsignedToken: (claims = {}) => new UnsecuredJWT(payload(claims, issuer)).encode(),
    tamperedToken: async (claims = {}) => tampered(await token(claims)),
    async rotateKey() {
      key = await signingKey(`key-${fetches + 2}`);
    },
    setDown(value) {
      down = value;
    },
    setHanging(value) {
      hanging = value;
      if (!hanging) waiting.splice(0).forEach(respond);
    },
    get fetches() {
      return fetches;
    },
    stop: () => close(server),
    [Symbol.asyncDispose]: () => close(server),
  };
}

function payload(claims: TokenClaims, issuer: string) {
  const now = Math.floor(Date.now() / 1000);
  const expiresIn = claims.expiresIn === undefined ? 300 : claims.expiresIn;
  return {
    typ: 'Bearer',
    azp: 'portal-web',
    iss: claims.issuer ?? issuer,
    aud: claims.audience ?? audience,
    sub: claims.sub ?? 'member-1',
    name: claims.name ?? 'María Fernanda Rojas',
    email: claims.email ?? 'maria@seed.example',
    realm_access: { roles: [...(claims.roles ?? ['participant'])] },
    iat: now,
    ...(expiresIn === null ? {} : { exp: now + expiresIn }),
    ...claims.claims,
  };
}

function logoutClaims(issuer: string) {
  const now = Math.floor(Date.now() / 1000);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  return { iss: issuer, aud: 'portal-web', sub: 'member-1', iat: now, exp: now + 120, jti: randomUUID(), events };
}

function tampered(token: string): string {
  const [header, body = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  const admin = { ...Object(claims), realm_access: { roles: ['Admin'] } } as object;
  return [header, Buffer.from(JSON.stringify(admin)).toString('base64url'), signature].join('.');
}

async function signingKey(kid: string, spare?: KeyPair): Promise<SigningKey> {
  const pair = spare ?? (await generateKeyPair('RS256'));
  return { kid, pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
