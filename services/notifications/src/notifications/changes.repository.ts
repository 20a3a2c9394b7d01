import type { Database, Transaction } from '@seed/service-kit/transaction';
import { MoreThan } from 'typeorm';
import { type NotificationChangeRow, notificationChanges } from './notification.entity.ts';

/** Records that the notifications of the recipients change in this transaction. */
export async function recordChanges(manager: Transaction, recipientIds: readonly string[]): Promise<void> {
  const changedAt = new Date();
  // All transactions lock the rows in the same order.
  const rows = recipientIds.toSorted().map((recipientId) => ({ recipientId, changedAt }));
  if (rows.length > 0) await manager.getRepository(notificationChanges).upsert(rows, ['recipientId']);
}

/** The recipients whose notifications have changed since then. */
export function changesSince(database: Database, since: Date): Promise<NotificationChangeRow[]> {
  return database.getRepository(notificationChanges).findBy({ changedAt: MoreThan(since) });
}
