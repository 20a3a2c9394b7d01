import { randomUUID } from 'node:crypto';
import { topicOf } from '@seed/notifications-contracts/notification-topics';
import { type Database, inTransaction, OptimisticLockError } from '@seed/service-kit/transaction';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import type { DigestRow } from '../digests/digest.entity.ts';
import type { NotificationRow } from '../notifications/notification.entity.ts';
import { markPushed } from '../notifications/notifications.repository.ts';
import { pushChoicesOf } from '../preferences/preferences.repository.ts';
import { noNotification, pushMessageEntity, type PushMessageRow } from './push.entity.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Messages that a replica claims at once. */
const batchSize = 50;
/** The messages of a replica that was killed are sent by another one after this time. */
const claimMs = 2 * 60 * 1000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60 * 1000;
/** A message is worth nothing after so long, see `push-content.ts`. */
const lateMs = 24 * 60 * 60 * 1000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Has notifications of one kind sent to the browsers of their recipients who want that, after the transaction. */
export async function queuePushMessages(
  manager: EntityManager,
  kind: string,
  stored: readonly Pick<NotificationRow, 'id' | 'recipientId'>[],
): Promise<void> {
  const recipientIds = stored.map(({ recipientId }) => recipientId);
  const subscriptions = await pushSubscriptionsRepository(manager).ofMembers(recipientIds);
  if (subscriptions.length === 0) return;
  const choiceOf = await pushChoicesOf(manager, recipientIds);
  const topic = topicOf(kind);
  const willing = stored.filter(({ recipientId }) => choiceOf(recipientId, topic) === 'now');
  const ids = new Map(willing.map(({ recipientId, id }) => [recipientId, id]));
  const dueAt = new Date();
  const revision = randomUUID();
  const rows = subscriptions.flatMap(({ id: subscriptionId, memberId }) => {
    const notificationId = ids.get(memberId);
    if (notificationId === undefined) return [];
    return [{ subscriptionId, notificationId, digestId: null, revision, dueAt, attempts: 0 }];
  });
  // One that waits stays where it is: it is sent with what has been collected by then.
  await store(manager, rows, ['revision']);
}

/** Has a digest sent to the browsers of its member, after the transaction. */
export async function queuePushDigest(
  manager: EntityManager,
  { id: digestId, memberId }: Pick<DigestRow, 'id' | 'memberId'>,
  dueAt: Date,
): Promise<void> {
  const subscriptions = await pushSubscriptionsRepository(manager).ofMembers([memberId]);
  const message = { notificationId: noNotification, digestId, revision: randomUUID(), dueAt, attempts: 0 };
  const rows = subscriptions.map(({ id: subscriptionId }) => ({ ...message, subscriptionId }));
  // One that waits since the day before is too old, and a browser has one row for digests.
  await store(manager, rows, ['digest_id', 'revision', 'due_at', 'attempts']);
}

/** @param replaced the columns that a row for the same browser and notification gets */
async function store(
  manager: EntityManager,
  rows: readonly Omit<PushMessageRow, 'id'>[],
  replaced: string[],
): Promise<void> {
  if (rows.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(pushMessageEntity)
    .values([...rows])
    .updateEntity(false)
    .orUpdate(replaced, ['subscription_id', 'notification_id'])
    .execute();
}

/** Claims some messages that are due, the longest waiting first. */
export function claimPushMessages(database: Database, now: Date): Promise<PushMessageRow[]> {
  return inTransaction(database, async (manager) => {
    const rows = manager.getRepository(pushMessageEntity);
    const due = { dueAt: LessThanOrEqual(now) };
    const found = await rows.find({ where: due, order: { dueAt: 'ASC', id: 'ASC' }, take: batchSize });
    if (found.length === 0) return [];
    const dueAt = after(now, claimMs);
    const { affected } = await rows.update({ ...due, id: In(found.map(({ id }) => id)) }, { dueAt });
    if (affected !== found.length) throw new OptimisticLockError();
    return found.map((row) => ({ ...row, dueAt }));
  });
}

/** Removes a message that is done, or has it sent again if the notification has collected a further act meanwhile. */
export function finishPushMessage(database: Database, message: PushMessageRow, now: Date): Promise<void> {
  return inTransaction(database, (manager) => finish(manager, message, now));
}

interface SentMessage {
  readonly row: PushMessageRow;
  /** Undefined for a digest, which has recorded its notifications. */
  readonly notification?: NotificationRow;
}

/** Finishes a message that the push service accepted, so that no digest has its notification. */
export function finishSentMessage(database: Database, { row, notification }: SentMessage, now: Date): Promise<void> {
  return inTransaction(database, async (manager) => {
    if (notification !== undefined) await markPushed(manager, notification);
    await finish(manager, row, now);
  });
}

async function finish(manager: EntityManager, { id, revision, dueAt }: PushMessageRow, now: Date): Promise<void> {
  const rows = manager.getRepository(pushMessageEntity);
  const { affected } = await rows.delete({ id, revision });
  if (affected === 0) await rows.update({ id, dueAt }, { dueAt: now, attempts: 0 });
}

/** Removes messages that no replica has sent, as when the portal sends none any more. */
export async function removeLatePushMessages(database: Database, now: Date): Promise<void> {
  await database.getRepository(pushMessageEntity).delete({ dueAt: LessThanOrEqual(after(now, -lateMs)) });
}

/** Has a message sent again after a pause that doubles with each attempt. */
export async function postponePushMessage(
  database: Database,
  { id, dueAt, attempts }: PushMessageRow,
  { now, leastMs }: { readonly now: Date; readonly leastMs: number },
): Promise<void> {
  const pauseMs = Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);
  const again = { dueAt: after(now, Math.max(pauseMs, leastMs)), attempts: attempts + 1 };
  await database.getRepository(pushMessageEntity).update({ id, dueAt }, again);
}
