import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, nonBlankText, isRealDay, permissions, requiredText } from '@seed/contracts/fields';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';

const service = 'calendar';

/** Greatest length in code points. */
export const eventLimits = { descriptions: 1000 } as const;

const civilDate = /^\d{4}-\d{2}-\d{2}$/;

/** The day of an event: the text before `T`, never converted. */
export function eventDay(date: string): string {
  return date.split('T', 1)[0] ?? date;
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

export const calendarEvent = z
  .object({
    id: entityId,
    date: z.string().check(z.describe('As it was given; the text before T is the day')),
    descriptions: z.string(),
    permissions,
  })
  .check(z.meta({ id: 'Event' }));

export type CalendarEvent = z.infer<typeof calendarEvent>;

export const newEvent = z.object({ date: eventDate, descriptions });
export const eventChange = z.partial(newEvent);

const day = z.string().check(
  z.refine((text) => civilDate.test(text) && isRealDay(text), 'A day is a real one, written like 2026-05-31.'),
  z.meta({ format: 'date' }),
);

export const listEvents = endpoint({
  operation: 'listEvents',
  service,
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

export const deleteEvent = endpoint({
  operation: 'deleteEvent',
  service,
  method: 'DELETE',
  path: '/events/:id',
  summary: 'Delete an event (Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});
