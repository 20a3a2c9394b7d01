import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, nonBlankText, isRealDay, requiredText } from '@seed/contracts/fields';
import { calendarEvent, civilDate, eventDay } from './event-list.ts';

export { deleteEvent, restoreEvent } from './event-actions.ts';
export { calendarEvent, type CalendarEvent, eventDay, listEvents } from './event-list.ts';

const service = 'calendar';

/** Greatest length in code points. */
export const eventLimits = { descriptions: 1000 } as const;

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

export const newEvent = z.object({ date: eventDate, descriptions });
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
