import type { KitMiddleware } from '@seed/service-kit/request-state';
import compose from 'koa-compose';

/** Runs the middlewares for paths below the prefix (and for the prefix itself), and only those. */
export function below(prefix: string, ...middlewares: KitMiddleware[]): KitMiddleware {
  const run = compose(middlewares);
  return async (ctx, next) => {
    if (ctx.path === prefix || ctx.path.startsWith(`${prefix}/`)) await run(ctx, next);
    else await next();
  };
}
