import type { Caller } from './caller.ts';
import { unauthorized } from './problem-error.ts';
import type { KitContext, KitMiddleware } from './request-state.ts';
import type { TokenVerifier } from './token-verifier.ts';

const credentials = /^Bearer +([\w.~+/-]+=*)$/i;

/** Lets a request through with a good access token in its Authorization header only; anything else is a 401. */
export function bearer(verifier: TokenVerifier): KitMiddleware {
  return async (ctx, next) => {
    ctx.state.caller = await verifier.verify(bearerToken(ctx.req.headers.authorization));
    await next();
  };
}

/** The token of an Authorization header. */
export function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) throw unauthorized();
  const token = credentials.exec(authorization)?.[1];
  if (token === undefined) throw unauthorized('Send the header Authorization: Bearer <token>');
  return token;
}

/** The caller that `bearer` found. */
export function callerOf(ctx: KitContext): Caller {
  if (ctx.state.caller === undefined) throw unauthorized();
  return ctx.state.caller;
}
