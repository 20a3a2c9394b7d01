import type { Caller } from './caller.ts';
import { unauthorized } from './problem-error.ts';
import type { KitContext, KitMiddleware } from './request-state.ts';
import type { TokenVerifier } from './token-verifier.ts';

const prefix = 'Bearer ';
const credentials = /^Bearer +([\w.~+/-]+=*)$/i;

/** The characters of a bearer token (RFC 6750); a service refuses any other token as if there were none. */
export const bearerTokenPattern = /^[\w.~+/-]+=*$/;

/**
 * Makes the middleware that sets the caller of a request from its access token (RFC 6750).
 *
 * @throws ProblemError `unauthorized` (401) in a request without an accepted token.
 *
 * @example
 * ```ts
 * app.use(bearer(createTokenVerifier(tokenSettings(env))));
 * ```
 */
export function bearer(verifier: TokenVerifier): KitMiddleware {
  return (ctx, next) => {
    const { authorization } = ctx.req.headers;
    const admit = (caller: Caller) => {
      ctx.state.caller = caller;
      return next();
    };
    const known =
      authorization?.startsWith(prefix) === true ? verifier.known(authorization.slice(prefix.length)) : undefined;
    return known === undefined ? verifier.verify(bearerToken(authorization)).then(admit) : admit(known);
  };
}

/**
 * Returns the token of an Authorization header.
 *
 * @param authorization the header's value; undefined for a request without it
 * @throws ProblemError `unauthorized` (401) without a token.
 *
 * @example
 * ```ts
 * const token = bearerToken(ctx.req.headers.authorization);
 * ```
 */
export function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw unauthorized();
  const token = credentials.exec(authorization)?.[1];
  if (token === undefined) throw unauthorized('Send the header Authorization: Bearer <token>');
  return token;
}

/**
 * Returns the caller that `bearer` set, for a middleware; a handler of `route` gets the caller as an argument.
 *
 * @throws ProblemError `unauthorized` (401) before `bearer` has run.
 *
 * @example
 * ```ts
 * const countByMember: KitMiddleware = async (ctx, next) => {
 *   count(callerOf(ctx).id);
 *   await next();
 * };
 * ```
 */
export function callerOf(ctx: KitContext): Caller {
  if (ctx.state.caller === undefined) throw unauthorized();
  return ctx.state.caller;
}
