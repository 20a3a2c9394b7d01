import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@seed/contracts/calendar-feed';
import { answer } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import type { CalendarWorld } from './calendar-world.ts';

export function feedAnswers(world: CalendarWorld): StandInAnswer[] {
  const present = () => ({ active: world.subscribedAt !== null, creationDate: world.subscribedAt });
  let secrets = 0;
  return [
    answer(getCalendarFeed, () => ({ data: present() })),
    answer(createCalendarFeed, () => {
      world.subscribedAt = new Date().toISOString();
      secrets += 1;
      return { data: { ...present(), url: `https://portal.example/feeds/calendar/secret-${secrets}.ics` } };
    }),
    answer(deleteCalendarFeed, () => {
      world.subscribedAt = null;
      return {};
    }),
  ];
}
