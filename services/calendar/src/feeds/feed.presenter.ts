import { type CalendarFeed, calendarFeedPath, type NewCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { urlOf } from '@seed/contracts/endpoint';
import type { FeedRow } from './feed.entity.ts';

/** The caller's subscription as the contract has it. */
export function presentFeed(feed: FeedRow | null): CalendarFeed {
  return { active: feed !== null, creationDate: feed?.createdAt.toISOString() ?? null };
}

/** The only response that has the address. */
export function presentNewFeed(
  feed: FeedRow,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): NewCalendarFeed {
  return { ...presentFeed(feed), url: publicUrl + urlOf({ path: calendarFeedPath }, { secret }) };
}
