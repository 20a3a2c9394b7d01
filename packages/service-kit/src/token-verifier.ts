import { setTimeout as delay } from 'node:timers/promises';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import { callerFromClaims } from './caller-claims.ts';
import type { TokenSettings } from './config.ts';
import { createKeySource, type KeySourceOptions } from './key-source.ts';
import { keysUnavailable, ProblemError, unauthorized } from './problem-error.ts';

export interface TokenVerifier {
  /**
   * Returns the caller that an access token stands for.
   * @throws ProblemError `unauthorized` if the token does not count, `keys_unavailable` if it cannot be verified now.
   */
  verify(token: string): Promise<Caller>;
}

export interface PreloadingTokenVerifier extends TokenVerifier {
  /**
   * Fetches the keys before the first request needs them: a slow issuer would refuse that request with a 503. Tries
   * again until the keys are there or the signal aborts, and never rejects.
   */
  preloadKeys(signal: AbortSignal): Promise<void>;
}

export interface TokenVerifierOptions extends TokenSettings, KeySourceOptions {}

const cachedTokens = 5000;
const longestCacheMs = 60_000;
const preloadTimeoutMs = 30_000;
const preloadPauseMs = 500;

/**
 * Verifies RS256 access tokens of one issuer for one audience. Successes are remembered for at most a minute and
 * forgotten when the issuer's keys change, because the signature is most of a small request's work.
 */
export function createTokenVerifier(options: TokenVerifierOptions): PreloadingTokenVerifier {
  const callers = new LRUCache<string, Caller>({ max: cachedTokens });
  const keys = createKeySource(options, () => callers.clear());
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
        const { payload, protectedHeader } = await jwtVerify(token, jwks, rules);
        assertTokenType(protectedHeader.typ);
        if (keys.isStale()) throw keysUnavailable(new Error('The known keys are too old'));
        const caller = callerFromClaims(payload, options);
        const ttl = Math.min((payload.exp ?? 0) * 1000 - Date.now(), longestCacheMs);
        if (ttl > 0) callers.set(token, caller, { ttl: Math.ceil(ttl) });
        return caller;
      } catch (error) {
        throw refusal(error, keys.isDown());
      }
    },
    async preloadKeys(signal) {
      while (!signal.aborted && !(await isServed(options.jwksUrl, signal))) await pause(signal);
      // A failure is that of the next request, which tries again.
      if (!signal.aborted) await jwks.reload().catch(() => undefined);
    },
  };
}

async function isServed(url: string, signal: AbortSignal): Promise<boolean> {
  const withinTime = AbortSignal.any([signal, AbortSignal.timeout(preloadTimeoutMs)]);
  return fetch(url, { signal: withinTime }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Ends early, without an error, when the signal aborts. */
function pause(signal: AbortSignal): Promise<void> {
  return delay(preloadPauseMs, undefined, { signal, ref: false }).catch(() => undefined);
}

/** RFC 9068 names access tokens `at+jwt`; Keycloak writes `JWT`. Logout tokens are `logout+jwt`. */
function assertTokenType(typ: string | undefined): void {
  const name = typ?.toLowerCase().replace('application/', '') ?? 'jwt';
  if (name !== 'jwt' && name !== 'at+jwt') throw unauthorized('The token is not an access token');
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
  if (error instanceof ProblemError) return error;
  if (!(error instanceof errors.JOSEError)) return keysUnavailable(error);
  const reason = reasons.get(error.code);
  // While the issuer is down an unknown key may well be a new one: the token is not to blame.
  const undecided = keysAreDown && error.code === errors.JWKSNoMatchingKey.code;
  return reason === undefined || undecided ? keysUnavailable(error) : unauthorized(reason, error);
}
