import Router from '@koa/router';
import Koa from 'koa';
import type { Provider } from 'oidc-provider';
import { accountRoutes } from './account.routes.ts';
import { assetRoutes } from './asset.routes.ts';
import { bearerSessions } from './bearer-session.ts';
import { recordBrowsers } from './browsers.ts';
import { crossOrigin } from './cross-origin.ts';
import type { IdentityLogger } from './identity-logger.ts';
import { keycloakRoutes } from './keycloak.routes.ts';
import { createProvider, type ProviderParts } from './provider.ts';
import { securityHeaders } from './security-headers.ts';
import { type RefusedSignIn, signInRoutes } from './sign-in.routes.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { fixedHost, trustedOrigins } from './trusted-origins.ts';
import { userinfoRoutes } from './userinfo.routes.ts';

export interface IdentityParts extends Omit<ProviderParts, 'origins'> {
  readonly logger: IdentityLogger;
  readonly onRefusedSignIn?: ((refused: RefusedSignIn) => void) | undefined;
}

/** Our own pages first; oidc-provider handles everything else. */
export function createIdentityApp({ logger, onRefusedSignIn = () => undefined, ...parts }: IdentityParts): Koa {
  const { issuer, keys, state } = parts;
  const origins = trustedOrigins(issuer);
  const basePath = new URL(issuer).pathname;
  const provider = createProvider({ ...parts, origins });
  logEvents(provider, logger);
  recordBrowsers(provider, state);
  const findBearer = bearerSessions({ issuer, provider, keys });

  const router = new Router({ prefix: basePath });
  for (const routes of [
    assetRoutes(),
    signInRoutes({ provider, basePath, logger, attempts: new SignInAttempts(), onRefusedSignIn }),
    keycloakRoutes({ provider, basePath, origins }),
    userinfoRoutes(findBearer),
    accountRoutes({ provider, state, logger, findBearer }),
  ]) {
    router.use(routes.routes());
  }

  const app = new Koa();
  app.on('error', (error: unknown) => logger.error({ err: error }, 'the identity provider failed'));
  app.use(fixedHost(issuer, origins));
  app.use(securityHeaders(issuer, origins));
  app.use(crossOrigin(origins));
  app.use(router.routes());
  app.use(mounted(provider, basePath));
  return app;
}

function mounted(provider: Provider, basePath: string): Koa.Middleware {
  const handle = provider.callback();
  return async (ctx) => {
    const { req } = ctx;
    const url = req.url ?? '/';
    // oidc-provider compares `originalUrl` with `url` to find the path at which it is mounted.
    Object.assign(req, { originalUrl: url, url: url.slice(basePath.length) || '/' });
    ctx.respond = false;
    await handle(req, ctx.res);
  };
}

function logEvents(provider: Provider, logger: IdentityLogger): void {
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the identity provider failed'));
  provider.on('grant.error', (_ctx, error) => logger.warn({ err: error }, 'a token request was refused'));
  provider.on('backchannel.error', (_ctx, error) => logger.warn({ err: error }, 'the portal took no logout token'));
  provider.on('authorization.error', (_ctx, error) => {
    // The silent check of a visitor without a session always ends with this error.
    if (error.message !== 'login_required') logger.warn({ err: error }, 'a sign-in request was refused');
  });
}
