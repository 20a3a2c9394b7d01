import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant } from '@seed/contracts/fields';

const service = 'notifications';

/** How soon a notification is in the portal. */
export const portalFrequency = z.enum(['now', 'never']);
/** How often the e-mail with the unread notifications comes. */
export const emailFrequency = z.enum(['daily', 'weekly', 'never']);

/** How often push messages come to the member's devices: each at once, or one with the unread notifications. */
export const pushFrequency = z.enum(['now', 'daily', 'weekly', 'never']);

export type PortalFrequency = z.infer<typeof portalFrequency>;
export type EmailFrequency = z.infer<typeof emailFrequency>;
export type PushFrequency = z.infer<typeof pushFrequency>;

/** The choices for a topic without choices of the member's own. */
export const defaultFrequencies = { portal: 'now', email: 'daily', push: 'now' } as const;

const topic = z
  .string()
  .check(z.maxLength(64), z.describe('Several kinds of notifications, such as `likes`; new topics may be added'));

const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'This is no time zone.'));

export const topicPreference = z
  .object({
    topic,
    portal: portalFrequency,
    email: emailFrequency,
    push: z.optional(pushFrequency.check(z.describe('Stays as it is if it is not given'))),
  })
  .check(z.meta({ id: 'TopicPreference' }));

export type TopicPreference = z.infer<typeof topicPreference>;

export const notificationPreferences = z
  .object({
    topics: z
      .array(topicPreference)
      .check(z.maxLength(100), z.describe('Every topic in the order of a page; one without a choice has its default')),
    sendsEmail: z.boolean().check(z.describe('Whether this portal sends e-mails')),
    pushKey: z.optional(
      z.string().check(z.describe('The VAPID public key (RFC 8292) of push messages, if this portal sends them')),
    ),
    emailTo: z.optional(
      z.string().check(z.describe('The address of the e-mails, once a browser reported its time zone')),
    ),
    emailStopped: z.optional(
      z
        .object({ reason: z.enum(['bounce', 'complaint']), since: instant })
        .check(z.describe('The address gets no e-mails: one came back, or was reported as unwanted')),
    ),
    timeZone: z.optional(
      z
        .string()
        .check(z.describe('The IANA time zone in which the e-mail and the push message of the day come at 17:00')),
    ),
  })
  .check(z.meta({ id: 'NotificationPreferences' }));

export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const getNotificationPreferences = endpoint({
  operation: 'getNotificationPreferences',
  service,
  method: 'GET',
  path: '/notification-preferences',
  summary: 'Which notifications the caller gets, where and how often',
  response: notificationPreferences,
  status: 200,
  confidential: true,
});

export const updateNotificationPreferences = endpoint({
  operation: 'updateNotificationPreferences',
  service,
  method: 'PUT',
  path: '/notification-preferences',
  summary: 'Change which notifications the caller gets; topics that are not given stay as they are',
  body: z.object({
    topics: z._default(
      z.array(topicPreference).check(z.maxLength(100), z.describe('Topics that the service does not have are ignored')),
      [],
    ),
    resumeEmail: z.optional(z.boolean().check(z.describe('Send e-mails again to an address that was stopped'))),
    timeZone: z.optional(timeZone.check(z.describe("The IANA time zone of the caller's browser"))),
  }),
  response: notificationPreferences,
  status: 200,
  confidential: true,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
