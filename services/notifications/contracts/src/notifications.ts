import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, memberId } from '@seed/contracts/fields';
import { listOf, pageQuery } from '@seed/contracts/lists';

const service = 'notifications';

/** Unread notifications are counted up to this number. */
export const mostCountedUnread = 100;

export const notification = z
  .object({
    id: entityId,
    kind: z.string().check(z.describe('What happened, such as `post.commented`; new kinds may be added')),
    actorId: memberId.check(z.describe('The member who did it last')),
    actorName: z.string(),
    actorCount: z.int().check(z.minimum(1), z.describe('The number of members who did it')),
    title: z.string().check(z.describe('The title of what it is about')),
    excerpt: z.string().check(z.describe('The beginning of what was written, or an empty text')),
    href: z.string().check(z.describe('The path of the page where it is')),
    createdAt: instant.check(z.describe('When it happened last')),
    isRead: z.boolean(),
  })
  .check(z.meta({ id: 'Notification' }));

export type Notification = z.infer<typeof notification>;

export const unreadCount = z
  .object({ count: z.int().check(z.minimum(0), z.maximum(mostCountedUnread)) })
  .check(z.meta({ id: 'UnreadCount' }));

export const listNotifications = endpoint({
  operation: 'listNotifications',
  service,
  method: 'GET',
  path: '/notifications',
  summary: "The caller's notifications, newest first",
  query: pageQuery,
  response: listOf(notification),
  status: 200,
  paged: true,
});

export const countUnread = endpoint({
  operation: 'countUnread',
  service,
  method: 'GET',
  path: '/notifications/unread',
  summary: "The number of the caller's unread notifications; 100 stands for more",
  response: unreadCount,
  status: 200,
});

export const readAllNotifications = endpoint({
  operation: 'readAllNotifications',
  service,
  method: 'PUT',
  path: '/notifications/unread',
  summary: "Mark the caller's notifications as read",
  body: z.object({
    until: instant.check(z.describe('The `createdAt` of the newest one that the member saw; newer ones stay unread')),
  }),
  status: 204,
});

export const getNotification = endpoint({
  operation: 'getNotification',
  service,
  method: 'GET',
  path: '/notifications/:id',
  summary: 'One notification (its recipient)',
  params: z.object({ id: entityId }),
  response: notification,
  status: 200,
});

export const readNotification = endpoint({
  operation: 'readNotification',
  service,
  method: 'PUT',
  path: '/notifications/:id/read',
  summary: 'Mark a notification as read (its recipient)',
  params: z.object({ id: entityId }),
  status: 204,
});
