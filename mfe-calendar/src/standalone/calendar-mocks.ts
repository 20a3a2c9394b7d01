import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CalendarWorld } from './calendar-world.ts';
import { clubsMocks } from './clubs-mocks.ts';
import { eventsMocks } from './events-mocks.ts';
import { feedMocks } from './feed-mocks.ts';
import { membersMocks } from './members-mocks.ts';
import { meetingsMocks } from './meetings-mocks.ts';

/** The responses of the calendar, clubs and community services, over a world in memory. */
export function calendarMocks(world: CalendarWorld): MockHandler[] {
  return [
    ...eventsMocks(world),
    ...meetingsMocks(world),
    ...feedMocks(world),
    ...clubsMocks(world),
    ...membersMocks(world),
  ];
}
