import { endpoint } from '@seed/contracts/endpoint';
import * as z from '@seed/contracts/schema';
import { unreadCount } from './notifications.ts';

export const streamNotifications = endpoint({
  operation: 'streamNotifications',
  service: 'notifications',
  method: 'GET',
  path: '/notification-stream',
  summary:
    "A stream of events: the number of the caller's unread notifications, now and after each change of their list; " +
    'it ends when the token expires',
  mediaType: 'text/event-stream',
  response: z.string(),
  eventData: unreadCount,
  status: 200,
});
