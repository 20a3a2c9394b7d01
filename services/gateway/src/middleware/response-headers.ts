import type { GatewayMiddleware } from '../request-scope.ts';
import { closedPolicy } from './security-headers.ts';

/** Sets the headers of the state on the responses that Koa sends, unless something inside set them; without a policy it gets the closed one. */
export function responseHeaders(): GatewayMiddleware {
  return async (ctx, next) => {
    await next();
    if (ctx.respond === false || ctx.res.headersSent) return;
    const { headers } = ctx.state;
    for (let at = 0; at + 1 < headers.length; at += 2) {
      const name = headers[at] ?? '';
      if (!ctx.res.hasHeader(name)) ctx.set(name, headers[at + 1] ?? '');
    }
    if (!ctx.res.hasHeader('Content-Security-Policy')) ctx.set('Content-Security-Policy', closedPolicy);
  };
}
