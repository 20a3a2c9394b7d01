import type { MembersNotified } from '@seed/contracts/portal-events';
import { topicOf } from '@seed/notifications-contracts/notification-topics';
import { type EntityManager, In } from 'typeorm';
import { isUniqueViolation, type Database, inTransaction, OptimisticLockError } from '@seed/service-kit/transaction';
import { preferencesRepository } from '../preferences/preferences.repository.ts';
import { recordChanges } from './changes.repository.ts';
import { notificationEntity, notifiedActEntity } from './notification.entity.ts';

/** Recipients of one transaction. */
const recipientsPerTransaction = 100;

/**
 * Stores an act for its recipients. A recipient who was notified of it before is skipped, so a retry after a crash
 * completes what is missing.
 */
export async function storeAct(database: Database, act: MembersNotified): Promise<void> {
  const recipients = [...new Set(act.recipients)].filter((id) => id !== act.actor.id).sort();
  for (let from = 0; from < recipients.length; from += recipientsPerTransaction) {
    const some = recipients.slice(from, from + recipientsPerTransaction);
    await inTransaction(database, (manager) => storeForSome(manager, act, some));
  }
}

async function storeForSome(manager: EntityManager, act: MembersNotified, recipients: string[]): Promise<void> {
  const acts = manager.getRepository(notifiedActEntity);
  const same = { actKey: act.key, actorId: act.actor.id };
  const known = await acts.find({ select: { recipientId: true }, where: { ...same, recipientId: In(recipients) } });
  const notified = new Set(known.map(({ recipientId }) => recipientId));
  const unwilling = await preferencesRepository(manager).withoutPortal(topicOf(act.kind), recipients);
  const missing = recipients.filter((recipientId) => !notified.has(recipientId) && !unwilling.has(recipientId));
  try {
    for (const recipientId of missing) {
      const notificationId = (await collect(manager, act, recipientId)) ?? (await insert(manager, act, recipientId));
      await acts.insert({ ...same, recipientId, notificationId });
    }
    await recordChanges(manager, missing);
  } catch (error) {
    // Another replica stores the same act, or began to collect under its key; the transaction runs again.
    throw isUniqueViolation(error) ? new OptimisticLockError() : error;
  }
}

/** Adds the act to the recipient's unread notification with its key, if there is one. */
async function collect(manager: EntityManager, act: MembersNotified, recipientId: string): Promise<number | undefined> {
  if (!act.isCollected) return undefined;
  const rows = manager.getRepository(notificationEntity);
  const where = { recipientId, collectedKey: act.key };
  const { affected } = await rows.increment(where, 'actorCount', 1);
  if (affected !== 1) return undefined;
  const { id, createdAt } = await rows.findOneByOrFail(where);
  const happenedAt = new Date(act.happenedAt);
  const latest = { actorId: act.actor.id, actorName: act.actor.name, createdAt: happenedAt };
  // An act that arrives late counts, and the latest one stays on top.
  if (happenedAt >= createdAt) await rows.update({ id }, latest);
  return id;
}

async function insert(manager: EntityManager, act: MembersNotified, recipientId: string): Promise<number> {
  const { kind, key, title, excerpt, href, actor, isCollected, happenedAt } = act;
  const { id } = await manager.getRepository(notificationEntity).save({
    recipientId,
    kind,
    title,
    excerpt,
    href,
    actorId: actor.id,
    actorName: actor.name,
    actorCount: 1,
    createdAt: new Date(happenedAt),
    isRead: false,
    collectedKey: isCollected ? key : null,
  });
  return id;
}
