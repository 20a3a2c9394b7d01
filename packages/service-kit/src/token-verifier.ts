import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import { callerFromClaims } from './caller-claims.ts';
import type { TokenSettings } from './config.ts';
import { createKeySource } from './key-source.ts';
import { unauthorized, unavailable } from './problem-error.ts';

export interface TokenVerifier {
  /** Who the token stands for. Throws a 401 if it does not count, a 503 if that cannot be found out. */
  verify(token: string): Promise<Caller>;
}

export interface TokenVerifierOptions extends TokenSettings {
  /** After a fetch of the keys, an unknown key id starts no other one for this long. */
  readonly keyCooldownMs?: number;
}

const cachedTokens = 5000;
const longestCacheMs = 60_000;

/**
 * Verifies RS256 access tokens of one issuer for one audience. Successes are remembered for at most a minute and
 * forgotten when the issuer's keys change, because the signature is most of a small request's work.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const callers = new LRUCache<string, Caller>({ max: cachedTokens });
  const keys = createKeySource({ ...options, onChange: () => callers.clear() });
  const jwks = createRemoteJWKSet(new URL(options.jwksUrl), keys.options);
  const rules = {
    issuer: options.issuer,
    audience: options.audience,
    algorithms: ['RS256'],
    clockTolerance: 5,
    requiredClaims: ['exp', 'sub'],
  };
  return {
    async verify(token) {
      const known = callers.get(token);
      if (known !== undefined) return known;
      try {
        const { payload } = await jwtVerify(token, jwks, rules);
        const caller = callerFromClaims(payload, options);
        const ttl = Math.min((payload.exp ?? 0) * 1000 - Date.now(), longestCacheMs);
        if (ttl > 0) callers.set(token, caller, { ttl: Math.ceil(ttl) });
        return caller;
      } catch (error) {
        throw refusal(error, keys.isDown());
      }
    },
  };
}

const reasons: ReadonlyMap<string, string> = new Map([
  [errors.JWTExpired.code, 'The token has expired'],
  [errors.JWTClaimValidationFailed.code, 'The token is not meant for this API'],
  [errors.JWTInvalid.code, 'The token is malformed'],
  [errors.JWSInvalid.code, 'The token is malformed'],
  [errors.JWSSignatureVerificationFailed.code, 'The signature does not match'],
  [errors.JOSEAlgNotAllowed.code, 'The algorithm is not accepted'],
  [errors.JOSENotSupported.code, 'The token is not supported'],
  [errors.JWKSNoMatchingKey.code, 'The key is not known'],
  [errors.JWKSMultipleMatchingKeys.code, 'The token does not name its key'],
]);

function refusal(error: unknown, keysAreDown: boolean): Error {
  if (!(error instanceof errors.JOSEError)) return unavailable(error);
  const reason = reasons.get(error.code);
  // An unknown key while the issuer cannot be asked may well be a new key: the token is not to blame.
  const undecided = keysAreDown && error.code === errors.JWKSNoMatchingKey.code;
  return reason === undefined || undecided ? unavailable(error) : unauthorized(reason, error);
}
