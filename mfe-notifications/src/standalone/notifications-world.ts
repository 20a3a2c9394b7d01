import type { FollowChoice } from '@seed/notifications-contracts/notification-follows';
import {
  defaultFrequencies,
  type NotificationPreferences,
} from '@seed/notifications-contracts/notification-preferences';
import { notificationTopics } from '@seed/notifications-contracts/notification-topics';
import type { Notification } from '@seed/notifications-contracts/notifications';

/** Notifications in memory, newest first. */
export interface NotificationsWorld {
  notifications: Notification[];
  preferences: NotificationPreferences;
  /** The member's choices by subject. */
  readonly follows: Map<string, FollowChoice>;
  /** The ids of the subscriptions of the member's browsers. */
  readonly subscriptions: Set<string>;
  /** The subjects that the member has joined. */
  readonly joined: Set<string>;
}

export function emptyWorld(): NotificationsWorld {
  const topics = notificationTopics.map((topic) => ({ topic, ...defaultFrequencies }));
  return {
    notifications: [],
    preferences: { topics, sendsEmail: true },
    follows: new Map(),
    joined: new Set(),
    subscriptions: new Set(),
  };
}

/** Adds a notification, an hour older than the last one. */
export function addNotification(world: NotificationsWorld, fields: Partial<Notification> = {}): Notification {
  const count = world.notifications.length;
  const added: Notification = {
    id: count + 1,
    kind: 'post.commented',
    actorId: '11111111-0000-4000-8000-000000000003',
    actorName: 'Kenji Tanaka',
    actorCount: 1,
    title: 'A garden on the roof',
    excerpt: 'We could begin in spring.',
    href: `/forums/7?comment=${count + 1}`,
    createdAt: new Date(Date.now() - count * 3_600_000).toISOString(),
    isRead: false,
    ...fields,
  };
  world.notifications = [...world.notifications, added];
  return added;
}
