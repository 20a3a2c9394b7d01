import type { Middleware } from 'koa';

/**
 * Lets the portal's other origins (127.0.0.1 beside localhost) read responses: keycloak-js sends credentials with its
 * token requests, which oidc-provider's own headers do not allow.
 */
export function crossOrigin(origins: ReadonlySet<string>): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    ctx.vary('Origin');
    if (origins.has(origin)) {
      ctx.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' });
      if (ctx.method === 'OPTIONS') {
        ctx.set({
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type',
          'Access-Control-Max-Age': '3600',
        });
        ctx.status = 204;
        return;
      }
    }
    await next();
  };
}
