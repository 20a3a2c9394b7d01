import {
  calendarFeedPath,
  calendarMediaType,
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
} from '@seed/contracts/calendar-feed';
import { urlOf } from '@seed/contracts/endpoint';
import { sendResponse } from '@seed/service-kit/send-response';
import { created, noContent, ok } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentFeed } from './feed.presenter.ts';
import type { FeedsService } from './feeds.service.ts';

export function feedsRoutes(router: ServiceRouter, feeds: FeedsService): void {
  route(router, getCalendarFeed, async ({ caller }) => ok(presentFeed(await feeds.get(caller))));

  // No Idempotency-Key: the first answer would have to be kept, and the secret in it. A second try makes a new secret.
  route(router, createCalendarFeed, async ({ caller }) => {
    const feed = await feeds.create(caller);
    return created(urlOf(getCalendarFeed), feed);
  });

  route(router, deleteCalendarFeed, async ({ caller }) => {
    await feeds.delete(caller);
    return noContent();
  });
}

/** What calendar programs read; the secret in the address is their only credential. */
export function publicFeedsRoutes(router: ServiceRouter, feeds: FeedsService): void {
  router.get(calendarFeedPath, async (ctx) => {
    ctx.state.route = calendarFeedPath;
    const { secret = '' } = ctx['params'];
    sendResponse(ctx, ok(await feeds.calendar(secret), { confidential: true }), calendarMediaType);
  });
}
