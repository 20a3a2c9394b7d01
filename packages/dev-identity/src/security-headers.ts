import type { Middleware } from 'koa';

/** For every answer; pages that people act on add `refuseFrames`. */
export function securityHeaders(origins: ReadonlySet<string>): Middleware {
  // Browsers hold the redirects after a form to `form-action` too, so the portal's own origins belong to it.
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
  return async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    });
    ctx.remove('X-Frame-Options');
    await next();
  };
}

/** A page that takes a password or an answer must not be framed by anybody. */
export const refuseFrames: Middleware = async (ctx, next) => {
  ctx.set({
    'Content-Security-Policy': ctx.response
      .get('Content-Security-Policy')
      .replace(/frame-ancestors .*$/, "frame-ancestors 'none'"),
    'X-Frame-Options': 'DENY',
  });
  await next();
};
