import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant } from '@seed/contracts/fields';

const service = 'calendar';

export const calendarMediaType = 'text/calendar';

/** Feeds lie outside of the API, because calendar programs cannot sign in; the gateway forwards them to the service. */
export const calendarFeedsPath = '/feeds/calendar';

/** The events as iCalendar (RFC 5545); the secret alone is enough to read them. */
export const calendarFeedPath = `${calendarFeedsPath}/:secret.ics`;

/** The state of the caller's subscription. Its address is shown once only, because the secret is stored as a digest. */
export const calendarFeed = z
  .object({
    active: z.boolean(),
    creationDate: z.nullable(instant).check(z.describe('Since when; null without a subscription')),
  })
  .check(z.meta({ id: 'CalendarFeed' }));

export type CalendarFeed = z.infer<typeof calendarFeed>;

export const newCalendarFeed = z
  .object({
    ...calendarFeed.shape,
    url: z
      .string()
      .check(z.describe('Holds the secret and is not shown again. Calendar programs also open it as webcal:')),
  })
  .check(z.meta({ id: 'NewCalendarFeed' }));

export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

export const getCalendarFeed = endpoint({
  operation: 'getCalendarFeed',
  service,
  method: 'GET',
  path: '/calendar-feed',
  summary: "Whether the caller's calendar subscription is active",
  response: calendarFeed,
  status: 200,
  confidential: true,
});

export const createCalendarFeed = endpoint({
  operation: 'createCalendarFeed',
  service,
  method: 'POST',
  path: '/calendar-feed',
  summary: 'Subscribe to the calendar; an address from before no longer works',
  response: newCalendarFeed,
  status: 201,
  confidential: true,
});

export const deleteCalendarFeed = endpoint({
  operation: 'deleteCalendarFeed',
  service,
  method: 'DELETE',
  path: '/calendar-feed',
  summary: 'Revoke the subscription; its address no longer works',
  status: 204,
});
