import { mostCountedUnread } from '@seed/notifications-contracts/notifications';
import type { PageQuery } from '@seed/contracts/lists';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { notificationEntity, type NotificationRow, notificationsOfRecipient } from './notification.entity.ts';

/** The columns of a notification that was read: no further acts are collected in it. */
const read = { isRead: true, collectedKey: null };
/** Rows that one statement marks as read, so that it holds its locks briefly. */
const batchSize = 500;

/** The notifications of members as they read them; each call names the recipient. */
export function notificationsRepository(manager: EntityManager) {
  const rows = manager.getRepository(notificationEntity);
  return {
    /** Newest first. */
    list(recipientId: string, page: PageQuery): Promise<RowPage<NotificationRow>> {
      const filter = { property: 'recipientId', value: recipientId, index: notificationsOfRecipient };
      return newest.page(manager, notificationEntity, { page, filter });
    },
    find: (recipientId: string, id: number): Promise<NotificationRow | null> => rows.findOneBy({ id, recipientId }),
    /** Counts at most as many as the contract has, so that a member with many costs no more than others. */
    async countUnread(recipientId: string): Promise<number> {
      const where = { recipientId, isRead: false };
      return (await rows.find({ select: { id: true }, where, take: mostCountedUnread })).length;
    },
    async markRead(recipientId: string, id: number): Promise<void> {
      await rows.update({ id, recipientId, isRead: false }, read);
    },
    /** Marks those until an instant as read, some at a time. Returns false when none is left. */
    async markReadUntil(recipientId: string, until: Date): Promise<boolean> {
      const where = { recipientId, isRead: false, createdAt: LessThanOrEqual(until) };
      const found = await rows.find({ select: { id: true }, where, take: batchSize });
      if (found.length > 0) await rows.update({ id: In(found.map(({ id }) => id)), isRead: false }, read);
      return found.length === batchSize;
    },
  };
}
