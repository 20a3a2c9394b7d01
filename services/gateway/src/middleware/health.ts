import { notFound } from '@seed/service-kit/problem-error';
import type { KitMiddleware } from '@seed/service-kit/request-state';
import type { Readiness } from '../readiness.ts';

/** `/health/live` (the process answers) and `/health/ready` (a member could use the portal). */
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
    ctx.status = report.status === 'down' ? 503 : 200;
    if (report.status === 'down') ctx.set('Retry-After', '2');
    ctx.body = report;
  };
}
