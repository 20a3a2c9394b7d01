import { callerOf } from '@seed/service-kit/bearer';
import { tooManyRequests } from '@seed/service-kit/problem-error';
import { addressKey, clientAddress } from '../limits/client-address.ts';
import { createRequestWindow, windowSeconds } from '../limits/request-window.ts';
import type { GatewayMiddleware } from '../request-scope.ts';

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Each member's requests a minute, reads and writes apart, so that a busy page never disables the save button. */
export function memberRate(budgets: { readonly reads: number; readonly writes: number }): GatewayMiddleware {
  const kinds = { read: createRequestWindow(budgets.reads), write: createRequestWindow(budgets.writes) };
  return (ctx, next) => {
    const name = readMethods.has(ctx.method) ? 'read' : 'write';
    const window = kinds[name];
    const left = window.take(callerOf(ctx).id);
    const seconds = window.secondsLeft();
    ctx.state.headers.push('RateLimit-Policy', `"${name}";q=${window.budget};w=${windowSeconds}`);
    ctx.state.headers.push('RateLimit', `"${name}";r=${Math.max(0, left)};t=${seconds}`);
    if (left < 0) throw tooManyRequests(`Please wait ${seconds} seconds.`, seconds);
    return next();
  };
}

/** Each address's requests a minute, with a token or without. */
export function addressRate(budget: number, trustProxy: boolean): GatewayMiddleware {
  const window = createRequestWindow(budget);
  return (ctx, next) => {
    if (window.take(addressKey(clientAddress(ctx.req, trustProxy))) >= 0) return next();
    const seconds = window.secondsLeft();
    throw tooManyRequests(`Too many requests come from your network. Please wait ${seconds} seconds.`, seconds);
  };
}
