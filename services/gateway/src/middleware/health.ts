import { notFound } from '@seed/service-kit/problem-error';
import type { KitContext, KitMiddleware } from '@seed/service-kit/request-state';
import type { Readiness, ReadinessReport } from '../readiness.ts';

/**
 * `/health/live` (the process responds) and `/health/ready` (a member could use the portal), without a token: the
 * parts that are down are named on the internal port only.
 */
export function health(readiness: Readiness): KitMiddleware {
  return async (ctx) => {
    ctx.state.route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/health/live') {
      ctx.body = { status: 'up' };
      return;
    }
    if (ctx.path !== '/health/ready') throw notFound();
    const report = await readiness.report();
    respondReady(ctx, report.status, { status: report.status });
  };
}

/** `/health/ready` with every check, for operators. */
export function readinessDetail(readiness: Readiness): KitMiddleware {
  return async (ctx, next) => {
    if (ctx.path !== '/health/ready') {
      await next();
      return;
    }
    const report = await readiness.report();
    respondReady(ctx, report.status, report);
  };
}

function respondReady(ctx: KitContext, status: ReadinessReport['status'], body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = status === 'down' ? 503 : 200;
  if (status === 'down') ctx.set('Retry-After', '2');
  ctx.body = body;
}
