import { isBelow } from '@seed/contracts/path-pattern';
import compose from 'koa-compose';
import type { GatewayMiddleware } from '../request-scope.ts';

/** Runs the middlewares for the prefix and the paths below it, and only for those. */
export function mount(prefix: string, ...middlewares: GatewayMiddleware[]): GatewayMiddleware {
  const run = compose(middlewares);
  return (ctx, next) => (isBelow(ctx.path, prefix) ? run(ctx, next) : next());
}
