import type { TopicPreference } from '@seed/notifications-contracts/notification-preferences';
import { topicOf } from '@seed/notifications-contracts/notification-topics';
import type { Database } from '@seed/service-kit/transaction';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { notificationEntity, type NotificationRow } from '../notifications/notification.entity.ts';
import { preferencesRepository } from '../preferences/preferences.repository.ts';
import type { Digest, DigestChannel, DigestRow } from './digest.entity.ts';
import { isWeeklyDay } from './digest-times.ts';

/** The notifications that one digest counts at most. */
const mostCounted = 1000;
/** Older notifications are no news: the time between two weekly digests, and a day. */
const newsMs = 8 * 24 * 60 * 60 * 1000;

/** By channel: how often the member wants the topic there. */
const frequencyOf: Readonly<Record<DigestChannel, (choice: TopicPreference) => string | undefined>> = {
  mail: ({ email }) => email,
  push: ({ push }) => push,
};

/** The unread notifications that the member wants in the digest and that none of its channel had, newest first. */
export async function newsOf({ manager }: Database, digest: Digest): Promise<NotificationRow[]> {
  const { channel, memberId, day } = digest;
  const due = new Set(isWeeklyDay(day) ? ['daily', 'weekly'] : ['daily']);
  const choices = await preferencesRepository(manager).list(memberId);
  const wanted = choices.filter((choice) => due.has(frequencyOf[channel](choice) ?? ''));
  if (wanted.length === 0) return [];
  const topics = new Set(wanted.map(({ topic }) => topic));
  return (await unreadNews(manager, digest)).filter(({ kind }) => topics.has(topicOf(kind)));
}

function unreadNews(manager: EntityManager, { channel, memberId, dueAt }: Digest): Promise<NotificationRow[]> {
  const isNew = channel === 'mail' ? { isDigested: false } : { isPushed: false };
  const createdAt = MoreThan(new Date(dueAt.getTime() - newsMs));
  return manager.getRepository(notificationEntity).find({
    where: { recipientId: memberId, isRead: false, createdAt, ...isNew },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: mostCounted,
  });
}

/** Records that the digest has these notifications, of which the newest is the first. */
export async function recordNews(
  manager: EntityManager,
  { channel, id }: Digest,
  notifications: readonly NotificationRow[],
): Promise<void> {
  const [newest] = notifications;
  if (newest === undefined) return;
  // An act that was collected meanwhile is news again.
  const had = { id: In(notifications.map((one) => one.id)), createdAt: LessThanOrEqual(newest.createdAt) };
  const record = channel === 'mail' ? { isDigested: true } : { isPushed: true, pushDigestId: id };
  await manager.getRepository(notificationEntity).update(had, record);
}

/** The unread notifications that push digests have, newest first. */
export async function newsOfPushDigests(
  manager: EntityManager,
  digests: readonly DigestRow[],
): Promise<NotificationRow[]> {
  if (digests.length === 0) return [];
  return manager.getRepository(notificationEntity).find({
    where: {
      // The members are named because the index has them, and not the digests.
      recipientId: In(digests.map(({ memberId }) => memberId)),
      isRead: false,
      isPushed: true,
      pushDigestId: In(digests.map(({ id }) => id)),
    },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
}
