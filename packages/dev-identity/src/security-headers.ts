import type { Middleware } from 'koa';

const year = 31_536_000;

/** The headers of every response; pages that take input add `refuseFrames`. */
export function securityHeaders(issuer: string, origins: ReadonlySet<string>): Middleware {
  // Browsers apply `form-action` to the redirects after a form too, so it lists the portal's own origins.
  const sources = ["'self'", ...origins].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action ${sources}`,
    "base-uri 'none'",
    // The silent sign-in check runs in a frame of the portal.
    `frame-ancestors ${sources}`,
  ].join('; ');
  const isSecure = new URL(issuer).protocol === 'https:';
  return async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      ...(isSecure && { 'Strict-Transport-Security': `max-age=${year}; includeSubDomains` }),
    });
    ctx.remove('X-Frame-Options');
    await next();
  };
}

/** For a page that takes a password or a decision: no site may frame it. */
export const refuseFrames: Middleware = async (ctx, next) => {
  ctx.set({
    'Content-Security-Policy': ctx.response
      .get('Content-Security-Policy')
      .replace(/frame-ancestors .*$/, "frame-ancestors 'none'"),
    'X-Frame-Options': 'DENY',
  });
  await next();
};
