// Apart from the other endpoints of events, so that an extension that lists events loads nothing more.
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, isRealDay, permissions } from '@seed/contracts/fields';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';
import * as z from '@seed/contracts/schema';

/** A day, written like 2026-05-31. */
export const civilDate = /^\d{4}-\d{2}-\d{2}$/;

/** The day of an event: the text before `T`, never converted. */
export function eventDay(date: string): string {
  return date.split('T', 1)[0] ?? date;
}

export const calendarEvent = z
  .object({
    id: entityId,
    date: z.string().check(z.describe('As it was given; the text before T is the day')),
    descriptions: z.string(),
    time: z
      .optional(z.string())
      .check(z.describe('The hour of its begin, HH:mm by the clocks of `zone`; absent for a whole day')),
    zone: z.optional(z.string()).check(z.describe('The IANA time zone of the hour')),
    startsAt: z.optional(instant).check(z.describe('The instant of the hour')),
    permissions,
  })
  .check(z.meta({ id: 'Event' }));

export type CalendarEvent = z.infer<typeof calendarEvent>;

const day = z.string().check(
  z.refine((text) => civilDate.test(text) && isRealDay(text), 'A day is a real one, written like 2026-05-31.'),
  z.meta({ format: 'date' }),
);

export const listEvents = endpoint({
  operation: 'listEvents',
  service: 'calendar',
  method: 'GET',
  path: '/events',
  summary: 'Events by day, the earliest first; events of one day in the order of their ids',
  query: z.extend(pageQuery, {
    q: searchWords,
    from: z.optional(day),
    to: z.optional(day).check(z.describe('Inclusive')),
  }),
  response: listOf(calendarEvent),
  status: 200,
  paged: true,
});
