import { listProfiles } from '@seed/community-contracts/profiles';
import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '@seed/notifications-contracts/notification-preferences';
import {
  countUnread,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@seed/notifications-contracts/notifications';
import { getNotificationFollow, updateNotificationFollow } from '@seed/notifications-contracts/notification-follows';
import type { NotificationFollow } from '@seed/notifications-contracts/notification-follows';
import {
  getPushSubscription,
  removePushSubscription,
  storePushSubscription,
} from '@seed/notifications-contracts/push-subscriptions';
import { findOrNotFound, mockEndpoint, MockProblemError, pageOf } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { NotificationsWorld } from './notifications-world.ts';

/** The responses of the notifications service, over a world in memory. No member has a picture. */
export function notificationsMocks(world: NotificationsWorld): MockHandler[] {
  const markRead = (matches: (one: Notification) => boolean) => {
    world.notifications = world.notifications.map((one) => (matches(one) ? { ...one, isRead: true } : one));
    return {};
  };
  return [
    mockEndpoint(listNotifications, ({ query }) => {
      const { rows, next } = pageOf(world.notifications, query);
      return { data: rows, next };
    }),
    mockEndpoint(countUnread, () => ({ data: { count: world.notifications.filter(({ isRead }) => !isRead).length } })),
    mockEndpoint(readAllNotifications, ({ body: { until } }) => markRead(({ createdAt }) => createdAt <= until)),
    mockEndpoint(readNotification, ({ params: { id } }) => {
      findOrNotFound(world.notifications, id);
      return markRead((one) => one.id === id);
    }),
    mockEndpoint(getNotificationPreferences, () => ({ data: world.preferences })),
    mockEndpoint(updateNotificationPreferences, ({ body }) => {
      const chosen = new Map(body.topics.map((choice) => [choice.topic, choice]));
      const topics = world.preferences.topics.map((one) => chosen.get(one.topic) ?? one);
      const { timeZone = world.preferences.timeZone, resumeEmail } = body;
      const emailStopped = resumeEmail === true ? undefined : world.preferences.emailStopped;
      world.preferences = { ...world.preferences, topics, timeZone, emailTo: 'maria@seed.example', emailStopped };
      return { data: world.preferences };
    }),
    mockEndpoint(getNotificationFollow, ({ query: { subject } }) => ({ data: followOf(world, subject) })),
    mockEndpoint(updateNotificationFollow, ({ body: { subject, choice } }) => {
      world.follows.set(subject, choice);
      return { data: followOf(world, subject) };
    }),
    ...deviceMocks(world),
    mockEndpoint(listProfiles, () => ({ data: [] })),
  ];
}

function deviceMocks(world: NotificationsWorld): MockHandler[] {
  return [
    mockEndpoint(getPushSubscription, ({ params: { id } }) => {
      if (!world.subscriptions.has(id)) throw new MockProblemError('not_found');
      return { data: { id } };
    }),
    mockEndpoint(storePushSubscription, ({ params: { id } }) => {
      world.subscriptions.add(id);
      return { data: { id } };
    }),
    mockEndpoint(removePushSubscription, ({ params: { id } }) => {
      world.subscriptions.delete(id);
      return {};
    }),
  ];
}

function followOf({ follows, joined }: NotificationsWorld, subject: string): NotificationFollow {
  const choice = follows.get(subject) ?? 'default';
  return { subject, choice, isFollowed: choice === 'default' ? joined.has(subject) : choice === 'followed' };
}
