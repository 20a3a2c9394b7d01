import { methodNotAllowed } from '@seed/service-kit/problem-error';
import type { GatewayMiddleware } from '../request-scope.ts';

/** Refuses every method but GET and HEAD. */
export function onlyReads(): GatewayMiddleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    await next();
  };
}
