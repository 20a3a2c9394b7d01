import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, nonBlankText, isRealDay, requiredText } from '@seed/contracts/fields';
import { calendarEvent, civilDate, eventDay } from './event-list.ts';
import { instantOfWallClock, isTimeZone } from './wall-clock.ts';

export { deleteEvent, restoreEvent } from './event-actions.ts';
export { calendarEvent, type CalendarEvent, eventDay, listEvents } from './event-list.ts';

const service = 'calendar';

/** Greatest lengths in code points. */
export const eventLimits = { descriptions: 1000, zone: 60 } as const;

/** The years in which an event may have an hour; there is no instant for every other one. */
export const eventHourYears = { first: 2000, last: 2199 } as const;

export const eventTexts = {
  time: 'The hour must be written like 18:30.',
  zone: 'Please choose the time zone of the hour.',
  year: `An event with an hour must lie between ${eventHourYears.first} and ${eventHourYears.last}.`,
} as const;

/** The instant at which an event of this day begins. */
export function eventInstant(day: string, time: string, zone: string): Date {
  return instantOfWallClock(`${day}T${time}`, zone);
}

/** An ISO date or date-time; the part before `T` is the civil date. */
const eventDate = nonBlankText('Date is required.').check(
  z.maxLength(40),
  z.refine(
    (text) => civilDate.test(eventDay(text)) && isRealDay(eventDay(text)) && !Number.isNaN(Date.parse(text)),
    'Date must be a real day such as 2026-05-31.',
  ),
  z.meta({ anyOf: [{ format: 'date' }, { format: 'date-time' }] }),
);

const descriptions = requiredText({
  max: eventLimits.descriptions,
  required: 'Description is required.',
  label: 'The description',
});

const time = z
  .string()
  .check(
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, eventTexts.time),
    z.describe('The hour of its begin, HH:mm; null for a whole day'),
  );

const zone = z
  .string()
  .check(
    z.maxLength(eventLimits.zone, { error: eventTexts.zone, abort: true }),
    z.refine(isTimeZone, eventTexts.zone),
    z.describe('The IANA time zone of the hour, which needs one'),
  );

/** An event of a whole day, or with an hour. The hour belongs to the day of `date` in its zone. */
export const newEvent = z.object({
  date: eventDate,
  descriptions,
  time: z.optional(z.nullable(time)),
  zone: z.optional(z.nullable(zone)),
});
export const eventChange = z.partial(newEvent);

export const getEvent = endpoint({
  operation: 'getEvent',
  service,
  method: 'GET',
  path: '/events/:id',
  summary: 'One event',
  params: z.object({ id: entityId }),
  response: calendarEvent,
  status: 200,
});

export const createEvent = endpoint({
  operation: 'createEvent',
  service,
  method: 'POST',
  path: '/events',
  summary: 'Add an event (Admin)',
  body: newEvent,
  response: calendarEvent,
  status: 201,
});

export const updateEvent = endpoint({
  operation: 'updateEvent',
  service,
  method: 'PUT',
  path: '/events/:id',
  summary: 'Change an event (Admin)',
  params: z.object({ id: entityId }),
  body: eventChange,
  response: calendarEvent,
  status: 200,
});
