import { methodNotAllowed } from '@seed/service-kit/problem-error';
import type { KitMiddleware } from '@seed/service-kit/request-state';

/** What comes after can only be read. */
export function onlyReads(): KitMiddleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    await next();
  };
}
