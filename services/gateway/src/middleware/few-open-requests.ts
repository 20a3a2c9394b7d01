import { callerOf } from '@seed/service-kit/bearer';
import { tooManyRequests } from '@seed/service-kit/problem-error';
import { addressKey, clientAddress } from '../limits/client-address.ts';
import { createOpenRequests } from '../limits/open-requests.ts';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';

/** Responds with 429 to a request while `most` others with the same key are under way. */
export function fewOpenRequests(most: number, keyOf: (ctx: GatewayContext) => string): GatewayMiddleware {
  const open = createOpenRequests(most);
  return (ctx, next) => {
    const key = keyOf(ctx);
    if (!open.enter(key)) throw tooManyRequests('Too many requests are under way at the same time.', 1);
    let hasLeft = false;
    const leave = () => {
      if (!hasLeft) open.leave(key);
      hasLeft = true;
    };
    ctx.state.leaves.push(leave);
    ctx.state.whenClosed(leave);
    return next();
  };
}

/** Counts the request as under way no longer. */
export function leaveOpenRequests(ctx: GatewayContext): void {
  for (const leave of ctx.state.leaves.splice(0)) leave();
}

/** Limits each member; it runs after `bearer`. */
export const byMember = (ctx: GatewayContext): string => callerOf(ctx).id;

/** Limits each address of a client. */
export function byAddress(trustProxy: boolean): (ctx: GatewayContext) => string {
  return (ctx) => addressKey(clientAddress(ctx.req, trustProxy));
}
