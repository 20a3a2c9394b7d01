import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CalendarWorld } from './calendar-world.ts';

export function feedMocks(world: CalendarWorld): MockHandler[] {
  const present = () => ({ active: world.subscribedAt !== null, creationDate: world.subscribedAt });
  let secrets = 0;
  return [
    mockEndpoint(getCalendarFeed, () => ({ data: present() })),
    mockEndpoint(createCalendarFeed, () => {
      world.subscribedAt = new Date().toISOString();
      secrets += 1;
      return { data: { ...present(), url: `https://portal.example/feeds/calendar/secret-${secrets}.ics` } };
    }),
    mockEndpoint(deleteCalendarFeed, () => {
      world.subscribedAt = null;
      return {};
    }),
  ];
}
