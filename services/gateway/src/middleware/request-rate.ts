import { callerOf } from '@seed/service-kit/bearer';
import { tooManyRequests } from '@seed/service-kit/problem-error';
import type { RequestWindow, WindowState } from '@seed/service-kit/request-window';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';

/** The length of the windows in which requests are counted. */
export const windowSeconds = 60;

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Each member's requests a minute, reads and writes apart, so that a busy page never disables the save button. */
export function memberRate(windows: Readonly<Record<'read' | 'write', RequestWindow>>): GatewayMiddleware {
  const policies = { read: policyOf('read', windows.read), write: policyOf('write', windows.write) };
  return (ctx, next) => {
    const name = readMethods.has(ctx.method) ? 'read' : 'write';
    const admit = ({ left, seconds }: WindowState) => {
      ctx.state.headers.push('RateLimit-Policy', policies[name]);
      ctx.state.headers.push('RateLimit', `"${name}";r=${Math.max(0, left)};t=${seconds}`);
      if (left < 0) throw tooManyRequests(`Please wait ${seconds} seconds.`, seconds);
      return next();
    };
    return whenTaken(windows[name].take(callerOf(ctx).id), admit);
  };
}

const policyOf = (name: string, { budget }: RequestWindow): string => `"${name}";q=${budget};w=${windowSeconds}`;

/** Each address's requests a minute, with a token or without. */
export function addressRate(window: RequestWindow, keyOf: (ctx: GatewayContext) => string): GatewayMiddleware {
  return (ctx, next) =>
    whenTaken(window.take(keyOf(ctx)), ({ left, seconds }) => {
      if (left >= 0) return next();
      throw tooManyRequests(`Too many requests come from your network. Please wait ${seconds} seconds.`, seconds);
    });
}

/** Continues without a promise if the window is this process's own. */
function whenTaken(taken: WindowState | Promise<WindowState>, admit: (state: WindowState) => Promise<unknown>) {
  return taken instanceof Promise ? taken.then(admit) : admit(taken);
}
