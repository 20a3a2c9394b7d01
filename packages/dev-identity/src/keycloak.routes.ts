import Router from '@koa/router';
import type { Provider } from 'oidc-provider';
import { framePage } from './pages.ts';

export interface KeycloakParts {
  readonly provider: Provider;
  readonly basePath: string;
  readonly origins: ReadonlySet<string>;
}

/** Pages that only Keycloak has and keycloak-js asks for. */
export function keycloakRoutes({ provider, basePath, origins }: KeycloakParts): Router {
  const router = new Router({ prefix: '/protocol/openid-connect' });

  router.get('/3p-cookies/step1.html', (ctx) => {
    ctx.body = framePage({ basePath, script: 'third-party-cookies.js' });
  });

  router.get('/login-status-iframe.html', (ctx) => {
    ctx.body = framePage({ basePath, script: 'status.js' });
  });

  /** Which session this browser has; the frame compares it with the one its portal knows. */
  router.get('/login-status-iframe.html/init', async (ctx) => {
    const { origin } = ctx.query;
    const session = await provider.Session.get(provider.createContext(ctx.req, ctx.res));
    if (typeof origin !== 'string' || !origins.has(origin)) return ctx.throw(403);
    ctx.body = { session: session.accountId === undefined ? null : session.uid };
  });

  router.get('/registrations', (ctx) => {
    ctx.redirect(`${basePath}/protocol/openid-connect/auth${ctx.search}`);
  });

  return router;
}
