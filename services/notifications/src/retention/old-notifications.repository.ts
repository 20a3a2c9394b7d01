import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { In, LessThanOrEqual } from 'typeorm';
import { notificationEntity, type NotificationRow } from '../notifications/notification.entity.ts';

/** The notifications that are kept. */
export interface Retention {
  readonly days: number;
  /** The notifications of one member, the newest ones. */
  readonly mostOfMember: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Rows of one transaction, so that it holds its locks briefly. */
const batchSize = 200;

/** Deletes old notifications, and the oldest ones of members with too many. */
export async function removeOldNotifications(database: Database, retention: Retention, now: Date): Promise<void> {
  const createdAt = LessThanOrEqual(new Date(now.getTime() - retention.days * dayMs));
  await removeAll(database, () => find(database, { where: { createdAt } }));
  const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const;
  for (const recipientId of await membersWithMore(database, retention.mostOfMember)) {
    const surplus = { where: { recipientId }, order: newestFirst, skip: retention.mostOfMember };
    await removeAll(database, () => find(database, surplus));
  }
}

type Found = Pick<NotificationRow, 'id'>;
type Selection = Parameters<ReturnType<Database['getRepository']>['find']>[0];

function find(database: Database, selection: Selection): Promise<Found[]> {
  return database.getRepository(notificationEntity).find({ ...selection, select: { id: true }, take: batchSize });
}

/** Deletes what is found, some in each transaction, until nothing is found. Their acts go with them. */
async function removeAll(database: Database, findSome: () => Promise<Found[]>): Promise<void> {
  let found = await findSome();
  while (found.length > 0) {
    const ids = In(found.map(({ id }) => id));
    await inTransaction(database, (manager) => manager.getRepository(notificationEntity).delete({ id: ids }));
    found = await findSome();
  }
}

async function membersWithMore(database: Database, most: number): Promise<string[]> {
  const rows = await database
    .getRepository(notificationEntity)
    .createQueryBuilder('row')
    .select('row.recipientId', 'recipientId')
    .groupBy('row.recipientId')
    .having('COUNT(*) > :most', { most })
    .getRawMany<Pick<NotificationRow, 'recipientId'>>();
  return rows.map(({ recipientId }) => recipientId);
}
