import { callerOf } from '@seed/service-kit/bearer';
import { tooManyRequests } from '@seed/service-kit/problem-error';
import type { KitMiddleware } from '@seed/service-kit/request-state';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateBudgets {
  readonly reads: number;
  readonly writes: number;
}

const windowSeconds = 60;
const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Each member's requests a minute, reads and writes apart, so that a busy page never takes away the save button. */
export function rateLimit({ reads, writes }: RateBudgets): KitMiddleware {
  const read = new RateLimiterMemory({ points: reads, duration: windowSeconds });
  const write = new RateLimiterMemory({ points: writes, duration: windowSeconds });
  return async (ctx, next) => {
    const [name, limiter] = readMethods.has(ctx.method) ? (['read', read] as const) : (['write', write] as const);
    const result = await consume(limiter, callerOf(ctx).id);
    const seconds = Math.ceil(result.msBeforeNext / 1000);
    ctx.set('RateLimit-Policy', `"${name}";q=${limiter.points};w=${windowSeconds}`);
    ctx.set('RateLimit', `"${name}";r=${result.remainingPoints};t=${seconds}`);
    if (result.consumedPoints > limiter.points) throw tooManyRequests(`Please wait ${seconds} seconds.`, seconds);
    await next();
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    // The library throws its result when the budget is used up.
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}
