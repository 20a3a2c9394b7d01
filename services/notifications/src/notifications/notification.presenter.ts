import type { Notification } from '@seed/notifications-contracts/notifications';
import type { NotificationRow } from './notification.entity.ts';

/** The notification as the contract has it. */
export function presentNotification(row: NotificationRow): Notification {
  const { id, kind, actorId, actorName, actorCount, title, excerpt, href, createdAt, isRead } = row;
  const act = { kind, actorId, actorName, actorCount, title, excerpt, href };
  return { id, ...act, createdAt: createdAt.toISOString(), isRead };
}
