import { LRUCache } from 'lru-cache';
import { recordAct } from './audit-log.ts';
import { callerOf } from './bearer.ts';
import { ProblemError } from './problem-error.ts';
import type { KitContext, KitMiddleware } from './request-state.ts';
import { withOrigin } from './request-origin.ts';
import { type Database, inTransaction } from './transaction.ts';

/** This many refusals of one member within the window become one entry of the audit log. */
export const refusalsToRecord = 5;
const windowMs = 5 * 60_000;
/** Beyond this number, the count of the member with the oldest refusal begins again. */
const mostMembers = 10_000;

/**
 * Records a member whose requests are refused with 403 repeatedly, once in five minutes; each replica counts its own.
 */
export function refusalWatch(database: Database): KitMiddleware {
  const refusals = new LRUCache<string, number>({ max: mostMembers, ttl: windowMs, noUpdateTTL: true });
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'forbidden') {
        const { id } = callerOf(ctx);
        const count = (refusals.get(id) ?? 0) + 1;
        refusals.set(id, count);
        if (count === refusalsToRecord) await record(database, ctx);
      }
      throw error;
    }
  };
}

async function record(database: Database, ctx: KitContext): Promise<void> {
  const caller = withOrigin(ctx, callerOf(ctx));
  const detail = { last: `${ctx.method} ${ctx.state.route ?? ''}`, refusals: refusalsToRecord };
  try {
    const act = { act: 'member.refused_repeatedly', objectId: caller.id, outcome: 'refused', detail } as const;
    await inTransaction(database, (manager) => recordAct(manager, caller, act));
  } catch (error) {
    // The request is refused even if the refusal cannot be recorded.
    ctx.state.log.error({ err: error }, 'repeated refusals could not be recorded');
  }
}
