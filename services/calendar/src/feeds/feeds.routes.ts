import {
  calendarFeedPath,
  calendarMediaType,
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
} from '@seed/calendar-contracts/calendar-feed';
import { urlOf } from '@seed/contracts/endpoint';
import { sendResponse } from '@seed/service-kit/send-response';
import { created, noContent, ok } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentFeed } from './feed.presenter.ts';
import type { FeedsService } from './feeds.service.ts';

export function feedsRoutes(router: ServiceRouter, feeds: FeedsService): void {
  route(router, getCalendarFeed, async ({ caller }) => ok(presentFeed(await feeds.get(caller))));

  // Idempotency-Key is ignored, because the stored first response would hold the secret. A second request creates a new one.
  route(router, createCalendarFeed, async ({ caller }) => {
    const feed = await feeds.create(caller);
    return created(urlOf(getCalendarFeed), feed);
  });

  route(router, deleteCalendarFeed, async ({ caller }) => {
    await feeds.delete(caller);
    return noContent();
  });
}

/** The feed for calendar programs; the secret in the address is their only credential. */
export function publicFeedsRoutes(router: ServiceRouter, feeds: FeedsService): void {
  router.get(calendarFeedPath, async (ctx) => {
    ctx.state.route = calendarFeedPath;
    const { secret = '' } = ctx['params'];
    sendResponse(ctx, ok(await feeds.calendar(secret), { confidential: true }), calendarMediaType);
  });
}
