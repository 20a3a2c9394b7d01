import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import type { TokenSettings } from '../config.ts';

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
  /** More claims. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

export interface TestIssuer {
  /** For `createTokenVerifier`. */
  readonly settings: TokenSettings;
  /** A good token, or one with what is given. */
  token(claims?: TokenClaims): Promise<string>;
  /** `alg: none`. */
  unsignedToken(claims?: TokenClaims): string;
  /** A good token whose payload makes its owner an Admin, under the old signature. */
  tamperedToken(claims?: TokenClaims): Promise<string>;
  /** A logout token (OpenID Connect Back-Channel Logout 1.0, 2.4) with these claims; `undefined` leaves one out. */
  logoutToken(claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** From now on tokens are signed by a new key; the old one is no longer published. */
  rotateKey(): Promise<void>;
  /** Makes the key set respond with 503, or with the keys again. */
  setDown(down: boolean): void;
  /** How often the key set was fetched. */
  readonly fetches: number;
  stop(): Promise<void>;
}

const audience = 'portal-api';

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

/** An identity provider in this process: RS256 keys, served as a JWKS on a port of its own. */
export async function testIssuer(): Promise<TestIssuer> {
  let key = await signingKey('key-1');
  let down = false;
  let fetches = 0;
  const server = createServer((_, response) => {
    fetches += 1;
    response.writeHead(down ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ keys: [key.jwk] }));
  });
  const issuer = `${await listen(server)}/realms/seed`;
  const token = (claims: TokenClaims = {}): Promise<string> =>
    new SignJWT(payload(claims, issuer)).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);
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
        .sign(key.privateKey),
    unsignedToken: (claims = {}) => new UnsecuredJWT(payload(claims, issuer)).encode(),
    tamperedToken: async (claims = {}) => tampered(await token(claims)),
    async rotateKey() {
      key = await signingKey(`key-${fetches + 2}`);
    },
    setDown(value) {
      down = value;
    },
    get fetches() {
      return fetches;
    },
    stop: () => close(server),
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

async function signingKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
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
