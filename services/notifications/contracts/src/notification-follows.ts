import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';

const service = 'notifications';

const subject = z
  .string()
  .check(z.regex(/^[a-z]{1,20}:[\w.-]{1,64}$/, 'A subject is one such as post:7 or club:Geography.'));

/** A member's own choice about a subject; `default` leaves it to what the member does, such as joining a club. */
export const followChoice = z.enum(['followed', 'muted', 'default']);

export type FollowChoice = z.infer<typeof followChoice>;

export const notificationFollow = z
  .object({
    subject,
    choice: followChoice,
    isFollowed: z
      .boolean()
      .check(z.describe('Whether the member is notified of what happens there, by choice or by joining it')),
  })
  .check(z.meta({ id: 'NotificationFollow' }));

export type NotificationFollow = z.infer<typeof notificationFollow>;

export const getNotificationFollow = endpoint({
  operation: 'getNotificationFollow',
  service,
  method: 'GET',
  path: '/notification-follows',
  summary: 'Whether the caller follows a subject, such as a post or a club',
  query: z.object({ subject }),
  response: notificationFollow,
  status: 200,
  confidential: true,
});

export const updateNotificationFollow = endpoint({
  operation: 'updateNotificationFollow',
  service,
  method: 'PUT',
  path: '/notification-follows',
  summary: 'Follow a subject, mute it, or leave it to what the caller does',
  body: z.object({ subject, choice: followChoice }),
  response: notificationFollow,
  status: 200,
  confidential: true,
});
