import type { MembersNotified } from '@seed/contracts/portal-events';
import { topicOf } from '@seed/notifications-contracts/notification-topics';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { isUniqueViolation, type Database, inTransaction, OptimisticLockError } from '@seed/service-kit/transaction';
import { followsRepository } from '../follows/follows.repository.ts';
import { preferencesRepository } from '../preferences/preferences.repository.ts';
import { queuePushMessages } from '../push/push-messages.repository.ts';
import { recordChanges } from './changes.repository.ts';
import { notificationEntity, type NotificationRow, notifiedActEntity } from './notification.entity.ts';

/** Recipients of one transaction. */
const recipientsPerTransaction = 100;

/**
 * Stores an act for its recipients, and for the followers of its subject if it is for them. A recipient who was notified
 * of it before is skipped, so a retry after a crash completes what is missing.
 *
 * @returns the ids of the members who may have been notified
 */
export async function storeAct(database: Database, act: MembersNotified): Promise<string[]> {
  const recipients = [...new Set(act.recipients)].filter((id) => id !== act.actor.id).sort();
  for (let from = 0; from < recipients.length; from += recipientsPerTransaction) {
    const some = recipients.slice(from, from + recipientsPerTransaction);
    await inTransaction(database, (manager) => storeForSome(manager, act, some));
  }
  return act.isForFollowers === true
    ? [...recipients, ...(await storeForFollowers(database, act, recipients))]
    : recipients;
}

/** Stores the act for the followers who are no recipients anyway, a hundred in a transaction. */
async function storeForFollowers(
  database: Database,
  act: MembersNotified,
  recipients: readonly string[],
): Promise<string[]> {
  const { subject } = act;
  if (subject === undefined) return [];
  const others = new Set([...recipients, act.actor.id]);
  const notified: string[] = [];
  let page: string[];
  let after = '';
  do {
    page = await followsRepository(database.manager).followersAfter(subject, after, recipientsPerTransaction);
    const some = page.filter((id) => !others.has(id));
    if (some.length > 0) await inTransaction(database, (manager) => storeForSome(manager, act, some));
    notified.push(...some);
    after = page.at(-1) ?? after;
  } while (page.length === recipientsPerTransaction);
  return notified;
}

/** The statements are as many for a hundred recipients as for one. */
async function storeForSome(manager: EntityManager, act: MembersNotified, recipients: string[]): Promise<void> {
  const unshown = await preferencesRepository(manager).withoutPortal(topicOf(act.kind), recipients);
  const muted = await mutedBy(manager, act, recipients);
  const willing = recipients.filter((id) => unshown.get(id) !== 'nowhere' && !muted.has(id));
  const missing = await withoutAct(manager, act, willing);
  if (missing.length === 0) return;
  try {
    const collected = await collect(manager, act, missing);
    const known = new Set(collected.map(({ recipientId }) => recipientId));
    const rest = missing.filter((id) => !known.has(id));
    const inserted = await insert(
      manager,
      act,
      rest.map((recipientId) => ({ recipientId, isInPortal: !unshown.has(recipientId) })),
    );
    await recordStored(manager, act, [...collected, ...inserted]);
    await recordChanges(manager, missing);
  } catch (error) {
    // Another replica stores the same act, or began to collect under its key; the transaction runs again.
    throw isUniqueViolation(error) ? new OptimisticLockError() : error;
  }
}

async function recordStored(
  manager: EntityManager,
  { kind, key, actor }: MembersNotified,
  stored: readonly StoredNotification[],
): Promise<void> {
  const acts = stored.map(({ id, recipientId }) => ({
    notificationId: id,
    recipientId,
    actKey: key,
    actorId: actor.id,
  }));
  await manager.getRepository(notifiedActEntity).insert(acts);
  await queuePushMessages(manager, kind, stored);
}

async function mutedBy(
  manager: EntityManager,
  { subject }: MembersNotified,
  recipients: readonly string[],
): Promise<ReadonlySet<string>> {
  return subject === undefined ? new Set() : followsRepository(manager).mutedBy(subject, recipients);
}

/** The recipients who were not notified of the act. */
async function withoutAct(manager: EntityManager, act: MembersNotified, recipients: string[]): Promise<string[]> {
  if (recipients.length === 0) return [];
  const where = { actKey: act.key, actorId: act.actor.id, recipientId: In(recipients) };
  const known = await manager.getRepository(notifiedActEntity).find({ select: { recipientId: true }, where });
  const notified = new Set(known.map(({ recipientId }) => recipientId));
  return recipients.filter((id) => !notified.has(id));
}

type StoredNotification = Pick<NotificationRow, 'id' | 'recipientId'>;

/** Adds the act to the unread notifications with its key. */
async function collect(
  manager: EntityManager,
  { isCollected, key, actor, happenedAt }: MembersNotified,
  recipientIds: readonly string[],
): Promise<StoredNotification[]> {
  if (!isCollected) return [];
  const rows = manager.getRepository(notificationEntity);
  const where = { recipientId: In([...recipientIds]), collectedKey: key };
  const { affected } = await rows.increment(where, 'actorCount', 1);
  if (affected === 0) return [];
  const found = await rows.find({ select: { id: true, recipientId: true }, where });
  const createdAt = new Date(happenedAt);
  // An act that arrives late counts, and the latest one stays on top.
  const isLatest = { id: In(found.map(({ id }) => id)), createdAt: LessThanOrEqual(createdAt) };
  const newest = { actorId: actor.id, actorName: actor.name, createdAt };
  await rows.update(isLatest, { ...newest, isDigested: false, isPushed: false });
  return found;
}

async function insert(
  manager: EntityManager,
  act: MembersNotified,
  recipients: readonly Pick<NotificationRow, 'recipientId' | 'isInPortal'>[],
): Promise<StoredNotification[]> {
  if (recipients.length === 0) return [];
  const { kind, key, title, excerpt, href, actor, isCollected } = act;
  const createdAt = new Date(act.happenedAt);
  const same = { kind, href, actorId: actor.id, createdAt };
  const rows = manager.getRepository(notificationEntity);
  await rows.insert(
    recipients.map((recipient) => ({
      ...same,
      ...recipient,
      title,
      excerpt,
      actorName: actor.name,
      actorCount: 1,
      isRead: false,
      isPushed: false,
      collectedKey: isCollected ? key : null,
    })),
  );
  // Drivers return the id of one row only. The new rows are those that have no act yet.
  return rows
    .createQueryBuilder('row')
    .select(['row.id', 'row.recipientId'])
    .where({ ...same, recipientId: In(recipients.map(({ recipientId }) => recipientId)) })
    .andWhere((query) => {
      const acts = query.subQuery().select('1').from(notifiedActEntity, 'act').where('act.notificationId = row.id');
      return `NOT EXISTS ${acts.getQuery()}`;
    })
    .getMany();
}
