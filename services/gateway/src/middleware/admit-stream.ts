import { callerOf } from '@seed/service-kit/bearer';
import type { OpenStreams } from '../limits/open-streams.ts';
import type { GatewayMiddleware } from '../request-scope.ts';
import { leaveOpenRequests } from './few-open-requests.ts';

/** Counts a stream as one instead of as a request under way; it stays open, so a school with one address has many. */
export function admitStream(streams: OpenStreams): GatewayMiddleware {
  return (ctx, next) => {
    streams.admit(callerOf(ctx), ctx.res, ctx.state);
    leaveOpenRequests(ctx);
    return next();
  };
}
