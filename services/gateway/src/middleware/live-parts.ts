import { type LivePortal, livePortalPath } from '@seed/contracts/live-portal';
import type { KitMiddleware } from '@seed/service-kit/request-state';

/** Serves what modules depend on in the live portal, on the internal port. */
export function liveParts(live: () => Promise<LivePortal>): KitMiddleware {
  return async (ctx, next) => {
    if (ctx.path !== livePortalPath) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await live();
  };
}
