import Router from '@koa/router';
import Koa from 'koa';
import type { Provider } from 'oidc-provider';
import { assetRoutes } from './asset.routes.ts';
import type { IdentityLogger } from './identity-logger.ts';
import { keycloakRoutes } from './keycloak.routes.ts';
import type { IdentityKeys } from './keys.ts';
import { createProvider } from './provider.ts';
import { securityHeaders } from './security-headers.ts';
import { shareWith } from './cross-origin.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import type { State } from './state-file.ts';
import { trustedOrigins } from './trusted-origins.ts';
import { userinfoRoutes } from './userinfo.routes.ts';

export interface IdentityParts {
  readonly issuer: string;
  readonly keys: IdentityKeys;
  readonly state: State;
  readonly logger: IdentityLogger;
}

/** Our pages first, and everything else to oidc-provider. */
export function createIdentityApp({ issuer, keys, state, logger }: IdentityParts): Koa {
  const origins = trustedOrigins(issuer);
  const basePath = new URL(issuer).pathname;
  const provider = createProvider({ issuer, keys, state, origins });
  reportErrors(provider, logger);

  const router = new Router({ prefix: basePath });
  for (const routes of [
    assetRoutes(),
    signInRoutes({ provider, basePath, logger, attempts: new SignInAttempts() }),
    keycloakRoutes({ provider, basePath, origins }),
    userinfoRoutes({ issuer, provider, keys }),
  ]) {
    router.use(routes.routes());
  }

  const app = new Koa();
  app.on('error', (error: unknown) => logger.error({ err: error }, 'the identity provider failed to answer'));
  app.use(securityHeaders(origins));
  app.use(shareWith(origins));
  app.use(router.routes());
  app.use(mounted(provider, basePath));
  return app;
}

function mounted(provider: Provider, basePath: string): Koa.Middleware {
  const answer = provider.callback();
  return async (ctx) => {
    const { req } = ctx;
    const url = req.url ?? '/';
    // oidc-provider finds out where it is mounted by comparing the two.
    Object.assign(req, { originalUrl: url, url: url.slice(basePath.length) || '/' });
    ctx.respond = false;
    await answer(req, ctx.res);
  };
}

function reportErrors(provider: Provider, logger: IdentityLogger): void {
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the identity provider failed'));
  provider.on('grant.error', (_ctx, error) => logger.warn({ err: error }, 'a token request was refused'));
  provider.on('authorization.error', (_ctx, error) => {
    // The silent check of a visitor who is not signed in is no news.
    if (error.message !== 'login_required') logger.warn({ err: error }, 'a sign-in request was refused');
  });
}
