import type { Middleware } from 'koa';

const loopback = ['localhost', '127.0.0.1'];

/** The origins of the portal: the issuer's, and both names of this machine when the issuer has one of them. */
export function trustedOrigins(issuer: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(issuer);
  if (!loopback.includes(hostname)) return new Set([origin]);
  return new Set(loopback.map((name) => new URL(`${protocol}//${name}${port === '' ? '' : `:${port}`}`).origin));
}

/**
 * Fixes the host and scheme that oidc-provider makes addresses from. A Host header counts when it names a trusted
 * origin, where the browser's cookies are; any other one, and every one for the discovery document, is replaced by the
 * issuer's. Forwarded headers never count.
 */
export function fixedHost(issuer: string, origins: ReadonlySet<string>): Middleware {
  const { protocol, host: issuerHost } = new URL(issuer);
  return async (ctx, next) => {
    const { headers } = ctx.req;
    const requested = `${protocol}//${headers.host ?? ''}`;
    const isTrusted = origins.has(requested) && !ctx.path.includes('/.well-known/');
    const host = isTrusted ? new URL(requested).host : issuerHost;
    Object.assign(headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    await next();
  };
}
