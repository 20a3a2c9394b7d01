import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { createKeySource } from './key-source.ts';
import { badRequest, keysUnavailable } from './problem-error.ts';
import type { TokenVerifierOptions } from './token-verifier.ts';

/** A logout from one session, or from all sessions that the member had at that time. Their access tokens end with it. */
export interface Logout {
  /** The claim `sid`; if it is set, only this session has ended. */
  readonly sessionId: string | undefined;
  readonly subject: string | undefined;
  /** When the provider ended the session, in seconds since 1970. */
  readonly at: number;
}

const longestAgeSeconds = 600;
/** Codes of jose for a key set that could not be fetched or is not one. */
const undecided: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** RFC 8417 demands `logout+jwt`; older Keycloaks write `JWT`. */
const tokenType = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['logout+jwt', 'jwt']))
  .optional();
const claim = z.string().min(1).max(255).optional();
const logoutClaims = z
  .object({
    iat: z.number(),
    sub: claim,
    sid: claim,
    nonce: z.undefined().optional(),
    events: z.object({ [logoutEvent]: z.looseObject({}) }),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined, 'sub or sid is required');

/**
 * Makes a verifier of the logout tokens that the identity provider posts when a session ends.
 *
 * @returns a function that resolves to the logout that a token announces
 * @throws ProblemError in that function: `bad_request` (400) if the token is not valid, `keys_unavailable` (503) if it
 *   cannot be verified now.
 * @see OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6
 *
 * @example
 * ```ts
 * const verify = createLogoutTokenVerifier({ ...tokenSettings(env), log });
 * const { sessionId, subject } = await verify(form.logout_token);
 * ```
 */
export function createLogoutTokenVerifier(options: TokenVerifierOptions): (token: string) => Promise<Logout> {
  const source = createKeySource(options);
  const rules = {
    issuer: options.issuer,
    audience: options.clientId,
    algorithms: ['RS256'],
    clockTolerance: 5,
    maxTokenAge: longestAgeSeconds,
    requiredClaims: ['iat', 'jti'],
  };
  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, source.keyOf, rules);
      tokenType.parse(protectedHeader.typ);
      const { iat, sub, sid } = logoutClaims.parse(payload);
      return { sessionId: sid, subject: sub, at: iat };
    } catch (error) {
      throw refusal(error, source.isDown());
    }
  };
}

/** While the provider is down, an unknown key may be a new one, so the token may be valid. */
function refusal(error: unknown, keysAreDown: boolean): Error {
  const isInvalid = error instanceof z.ZodError || (error instanceof errors.JOSEError && !undecided.has(error.code));
  const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
  return isInvalid && !(isUnknownKey && keysAreDown)
    ? badRequest('The logout token is not valid.')
    : keysUnavailable(error);
}
