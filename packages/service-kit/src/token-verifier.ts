import { setTimeout as delay } from 'node:timers/promises';
import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import { callerFromClaims } from './caller-claims.ts';
import type { TokenSettings } from './config.ts';
import { createKeySource, type KeySourceOptions } from './key-source.ts';
import { keysUnavailable, ProblemError, unauthorized } from './problem-error.ts';

/** Verifies access tokens. */
export interface TokenVerifier {
  /**
   * Returns the caller of a token that was verified a short time ago and is still accepted, without a promise; undefined
   * for any other token, which `verify` accepts or refuses.
   */
  known(token: string): Caller | undefined;
  /**
   * Resolves to the caller whom an access token names.
   * @throws ProblemError `unauthorized` (401) if the token is not accepted, `keys_unavailable` (503) if it cannot be
   *   verified now.
   */
  verify(token: string): Promise<Caller>;
}

/** A verifier that can fetch its keys early. */
export interface PreloadingTokenVerifier extends TokenVerifier {
  /**
   * Fetches the keys before the first request needs them: with a slow issuer that request would get a 503. Retries every
   * 0.5 s until the keys are fetched or the signal aborts; never rejects.
   */
  preloadKeys(signal: AbortSignal): Promise<void>;
}

interface KnownToken {
  readonly token: string;
  readonly caller: Caller;
}

/** The accepted tokens, and the source of the keys. */
export interface TokenVerifierOptions extends TokenSettings, KeySourceOptions {}

const cachedTokens = 5000;
const longestCacheMs = 60_000;
/** The cache reads the clock at most this often. */
const clockMs = 100;
/** The end of a token's signature, which differs between tokens; a key of its whole length would be hashed by each request. */
const keyLength = 40;
const preloadTimeoutMs = 30_000;
const preloadPauseMs = 500;

/**
 * Makes a verifier of RS256 access tokens of one issuer for one audience (RFC 9068). The callers of verified tokens are
 * kept for at most a minute, or until the issuer's keys change, because checking the signature is most of the work of a
 * small request.
 *
 * @example
 * ```ts
 * const verifier = createTokenVerifier(tokenSettings(env));
 * const caller = await verifier.verify(token);
 * ```
 */
export function createTokenVerifier(options: TokenVerifierOptions): PreloadingTokenVerifier {
  const callers = new LRUCache<string, KnownToken>({ max: cachedTokens, ttlResolution: clockMs });
  const keys = createKeySource(options, () => callers.clear());
  const rules = {
    issuer: options.issuer,
    audience: options.audience,
    algorithms: ['RS256'],
    clockTolerance: 5,
    requiredClaims: ['exp', 'sub'],
  };
  const known = (token: string) => {
    const entry = callers.get(token.slice(-keyLength));
    return entry?.token === token ? entry.caller : undefined;
  };
  return {
    known,
    async verify(token) {
      const before = known(token);
      if (before !== undefined) return before;
      try {
        const { payload, protectedHeader } = await jwtVerify(token, keys.keyOf, rules);
        assertTokenType(protectedHeader.typ);
        if (keys.isStale()) throw keysUnavailable(new Error('The known keys are too old'));
        const caller = callerFromClaims(payload, options);
        const ttl = Math.min((payload.exp ?? 0) * 1000 - Date.now(), longestCacheMs);
        if (ttl > 0) callers.set(token.slice(-keyLength), { token, caller }, { ttl: Math.ceil(ttl) });
        return caller;
      } catch (error) {
        throw refusal(error, keys.isDown());
      }
    },
    async preloadKeys(signal) {
      while (!signal.aborted && !(await isServed(options.jwksUrl, signal))) await pause(signal);
      // The next request tries again and reports the failure.
      if (!signal.aborted) await keys.reload().catch(() => undefined);
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
  // While the issuer is down, an unknown key may be a new one, so the token may be valid.
  const undecided = keysAreDown && error.code === errors.JWKSNoMatchingKey.code;
  return reason === undefined || undecided ? keysUnavailable(error) : unauthorized(reason, error);
}
