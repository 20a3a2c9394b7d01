import { mostCountedUnread } from '@seed/notifications-contracts/notifications';
import type { PageQuery } from '@seed/contracts/lists';
import { fetchRows } from '@seed/service-kit/fetch-rows';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { hash } from 'node:crypto';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { recordChanges } from './changes.repository.ts';
import { notificationEntity, type NotificationRow, notificationsOfRecipient } from './notification.entity.ts';

/** The columns of a notification that was read: no further acts are collected in it. */
const read = { isRead: true, collectedKey: null };
/** Rows that one statement marks as read, so that it holds its locks briefly. */
const batchSize = 500;

/** The unread notifications of a member. */
export interface UnreadState {
  /** Differs when a notification was added, was read, or collected a further act. */
  readonly id: string;
  readonly count: number;
}

/** The notifications of members as they read them; each call names the recipient. */
export function notificationsRepository(manager: EntityManager) {
  const rows = manager.getRepository(notificationEntity);
  return {
    /** Newest first. */
    async list(recipientId: string, page: PageQuery): Promise<RowPage<NotificationRow>> {
      const filter = { property: 'recipientId', value: recipientId, index: notificationsOfRecipient };
      const query = rows.createQueryBuilder('row').where({ isInPortal: true });
      return newest.toPage(await fetchRows(newest.select(query, page, filter)), page);
    },
    find: (recipientId: string, id: number): Promise<NotificationRow | null> =>
      rows.findOneBy({ id, recipientId, isInPortal: true }),
    /** Counts at most as many as the contract has, so that a member with many costs no more than others. */
    async countUnread(recipientId: string): Promise<number> {
      const where = { recipientId, isRead: false, isInPortal: true };
      return (await rows.find({ select: { id: true }, where, take: mostCountedUnread })).length;
    },
    async unreadState(recipientId: string): Promise<UnreadState> {
      const unread = await rows.find({
        select: { id: true, actorCount: true },
        where: { recipientId, isRead: false, isInPortal: true },
        order: { createdAt: 'DESC', id: 'DESC' },
        take: mostCountedUnread,
      });
      const text = unread.map(({ id, actorCount }) => `${id}:${actorCount}`).join();
      return { id: hash('sha1', text, 'base64url'), count: unread.length };
    },
    async markRead(recipientId: string, id: number): Promise<void> {
      const { affected } = await rows.update({ id, recipientId, isRead: false }, read);
      if (affected !== 0) await recordChanges(manager, [recipientId]);
    },
    /** Marks those until an instant as read, some at a time. Returns false when none is left. */
    async markReadUntil(recipientId: string, until: Date): Promise<boolean> {
      const where = { recipientId, isRead: false, isInPortal: true, createdAt: LessThanOrEqual(until) };
      const found = await rows.find({ select: { id: true }, where, take: batchSize });
      if (found.length > 0) {
        await rows.update({ id: In(found.map(({ id }) => id)), isRead: false }, read);
        await recordChanges(manager, [recipientId]);
      }
      return found.length === batchSize;
    },
  };
}

/** Records that a push message had the notification; an act that was collected meanwhile is news again. */
export async function markPushed(
  manager: EntityManager,
  { id, createdAt }: Pick<NotificationRow, 'id' | 'createdAt'>,
): Promise<void> {
  const sent = { id, createdAt: LessThanOrEqual(createdAt) };
  await manager.getRepository(notificationEntity).update(sent, { isPushed: true, pushDigestId: null });
}

/** The notifications with these ids, of all recipients. */
export function findNotifications(manager: EntityManager, ids: readonly number[]): Promise<NotificationRow[]> {
  return manager.getRepository(notificationEntity).findBy({ id: In([...ids]) });
}
