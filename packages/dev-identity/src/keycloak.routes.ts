import Router from '@koa/router';
import type { Provider } from 'oidc-provider';
import { renderFramePage } from './message-pages.ts';

export interface KeycloakParts {
  readonly provider: Provider;
  readonly basePath: string;
  readonly origins: ReadonlySet<string>;
}

/** The pages that keycloak-js requests and only Keycloak has. */
export function keycloakRoutes({ provider, basePath, origins }: KeycloakParts): Router {
  const router = new Router({ prefix: '/protocol/openid-connect' });

  router.get('/3p-cookies/step1.html', (ctx) => {
    ctx.body = renderFramePage({ basePath, script: 'third-party-cookies.js' });
  });

  router.get('/login-status-iframe.html', (ctx) => {
    ctx.body = renderFramePage({ basePath, script: 'status.js' });
  });

  /** The session of this browser; the frame compares it with the session of its portal. */
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
