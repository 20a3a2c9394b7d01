import Router from '@koa/router';
import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type { Context } from 'koa';
import type { Provider } from 'oidc-provider';
import { accountById } from './accounts.ts';
import { apiAudience } from './api-audience.ts';
import { profileClaims } from './claims.ts';
import type { IdentityKeys } from './keys.ts';

export interface UserinfoParts {
  readonly issuer: string;
  readonly provider: Provider;
  readonly keys: IdentityKeys;
}

/** The profile claims of the bearer while their session lives (OpenID Connect Core 1.0, section 5.3). */
export function userinfoRoutes({ issuer, provider, keys }: UserinfoParts): Router {
  const keySet = createLocalJWKSet({ keys: keys.signingKeys.map(({ kty, kid, n, e }) => ({ kty, kid, n, e })) });

  async function accountOf(authorization: string) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) return undefined;
    const { payload } = await jwtVerify(token, keySet, { issuer, audience: apiAudience, algorithms: ['RS256'] });
    const session = typeof payload['sid'] === 'string' ? await provider.Session.findByUid(payload['sid']) : undefined;
    return session?.accountId === payload.sub ? accountById(payload.sub ?? '') : undefined;
  }

  const showProfile = async (ctx: Context) => {
    const account = await accountOf(ctx.get('Authorization')).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    });
    if (account === undefined) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      ctx.body = { error: 'invalid_token', error_description: 'Token verification failed' };
      return;
    }
    ctx.body = { sub: account.id, ...profileClaims(account) };
  };

  const path = '/protocol/openid-connect/userinfo';
  return new Router().get(path, showProfile).post(path, showProfile);
}
