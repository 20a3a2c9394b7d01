import { methodNotAllowed } from '@seed/service-kit/problem-error';
import type { GatewayMiddleware } from '../request-scope.ts';

/** What comes after can only be read. */
export function onlyReads(): GatewayMiddleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    await next();
  };
}
