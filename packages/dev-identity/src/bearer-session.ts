import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import { type Account, accountById } from './accounts.ts';
import { apiAudience } from './api-audience.ts';
import type { IdentityKeys } from './keys.ts';

export interface BearerSessionParts {
  readonly issuer: string;
  readonly provider: Provider;
  readonly keys: IdentityKeys;
}

export interface BearerSession {
  readonly account: Account;
  /** The claim `sid` of the tokens. */
  readonly sessionId: string;
}

/** Finds the account and the session of an Authorization header; undefined if the token or its session has ended. */
export type FindBearerSession = (authorization: string) => Promise<BearerSession | undefined>;

/** Makes the function that finds the session of an access token. */
export function bearerSessions({ issuer, provider, keys }: BearerSessionParts): FindBearerSession {
  const keySet = createLocalJWKSet({ keys: keys.signingKeys.map(({ kty, kid, n, e }) => ({ kty, kid, n, e })) });

  async function find(authorization: string): Promise<BearerSession | undefined> {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) return undefined;
    const { payload } = await jwtVerify(token, keySet, { issuer, audience: apiAudience, algorithms: ['RS256'] });
    const sessionId = payload['sid'];
    const session = typeof sessionId === 'string' ? await provider.Session.findByUid(sessionId) : undefined;
    const account = session?.accountId === payload.sub ? accountById(payload.sub ?? '') : undefined;
    return account && typeof sessionId === 'string' ? { account, sessionId } : undefined;
  }

  return (authorization) =>
    find(authorization).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    });
}
