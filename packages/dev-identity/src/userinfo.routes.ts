import Router from '@koa/router';
import type { Context } from 'koa';
import type { FindBearerSession } from './bearer-session.ts';
import { profileClaims } from './claims.ts';

/** The profile claims of the bearer while their session lives (OpenID Connect Core 1.0, section 5.3). */
export function userinfoRoutes(findBearer: FindBearerSession): Router {
  const showProfile = async (ctx: Context) => {
    const bearer = await findBearer(ctx.get('Authorization'));
    if (bearer === undefined) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      ctx.body = { error: 'invalid_token', error_description: 'Token verification failed' };
      return;
    }
    ctx.body = { sub: bearer.account.id, ...profileClaims(bearer.account) };
  };

  const path = '/protocol/openid-connect/userinfo';
  return new Router().get(path, showProfile).post(path, showProfile);
}
