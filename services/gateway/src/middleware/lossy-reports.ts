import { apiBasePath } from '@seed/contracts/endpoint';
import { ProblemError } from '@seed/service-kit/problem-error';
import type { Next } from 'koa';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';

const reportsPath = `${apiBasePath}/registry/visits`;
/** The registry is not there, or does not respond. */
const lostStatuses: readonly number[] = [404, 502, 503, 504];

/**
 * Responds 204 to reports of visits while the registry is down: a lost report harms no member, and browsers would log an
 * error of the portal for each.
 */
export function lossyReports(): GatewayMiddleware {
  return (ctx, next) => (ctx.path === reportsPath && ctx.method === 'POST' ? forgiven(ctx, next) : next());
}

async function forgiven(ctx: GatewayContext, next: Next): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof ProblemError && lostStatuses.includes(error.status))) throw error;
    ctx.state.log.debug({ err: error }, 'a report of visits is lost');
    ctx.status = 204;
  }
}
