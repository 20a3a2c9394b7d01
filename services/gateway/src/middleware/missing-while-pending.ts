import { ProblemError, unavailable } from '@seed/service-kit/problem-error';
import type { GatewayMiddleware } from '../request-scope.ts';
import type { ServiceDirectory } from '../services/service-directory.ts';

/**
 * Throws 503 instead of 404 until every service has declared itself, because a missing address may belong to one of
 * them.
 */
export function missingWhilePending(services: Pick<ServiceDirectory, 'isPending'>): GatewayMiddleware {
  return async (_, next) => {
    try {
      await next();
    } catch (error) {
      const isMissing = error instanceof ProblemError && error.status === 404;
      if (isMissing && services.isPending) throw unavailable('upstream_unavailable', { cause: error, retryAfter: 1 });
      throw error;
    }
  };
}
