import { isUniqueViolation, type Database, inTransaction, OptimisticLockError } from '@seed/service-kit/transaction';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { type NotificationRow, notificationEntity } from '../notifications/notification.entity.ts';
import { type DigestMemberRow, type DigestRow, digestEntity, digestMemberEntity } from './digest.entity.ts';
import { dayOf, nextDigestAt } from './digest-times.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Members of one transaction, so that it holds its locks briefly. */
const batchSize = 100;
/** The notifications that one digest counts at most. */
const mostCounted = 1000;
/** Older notifications are no news: the time between two weekly digests, and a day. */
const newsMs = 8 * dayMs;
/** A digest that could not be sent for so long is left out; the next one has its lines. */
const lateMs = 6 * hourMs;
/** The digests of a replica that was killed are sent by another one after this time. */
const claimMs = 5 * 60 * 1000;
/** The pause after which a digest that the mail server refused is sent again. */
const pauseMs = 10 * 60 * 1000;
const keptMs = 30 * dayMs;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Removes digests that are too late to be sent, and the records of old ones. */
export async function removeOldDigests(database: Database, now: Date): Promise<void> {
  const digests = database.getRepository(digestEntity);
  await digests.delete({ state: 'pending', dueAt: LessThanOrEqual(before(now, lateMs)) });
  await digests.delete({ dueAt: LessThanOrEqual(before(now, keptMs)) });
}

/** Makes the digests of some members whose 17:00 has come. Returns false when none is left. */
export function makeDueDigests(database: Database, now: Date): Promise<boolean> {
  return inTransaction(database, async (manager) => {
    const members = manager.getRepository(digestMemberEntity);
    const where = { nextAt: LessThanOrEqual(now) };
    const due = await members.find({ where, order: { nextAt: 'ASC' }, take: batchSize });
    await insertMissing(manager, due, now);
    const memberId = In(due.map((member) => member.memberId));
    for (const timeZone of new Set(due.map((member) => member.timeZone))) {
      await members.update({ ...where, memberId, timeZone }, { nextAt: nextDigestAt(now, timeZone) });
    }
    return due.length === batchSize;
  });
}

async function insertMissing(manager: EntityManager, due: readonly DigestMemberRow[], now: Date): Promise<void> {
  const digests = manager.getRepository(digestEntity);
  const wanted = due
    .filter(({ nextAt }) => nextAt > before(now, lateMs))
    .map(({ memberId, timeZone, nextAt }) => ({ memberId, day: dayOf(nextAt, timeZone), dueAt: nextAt }));
  const [memberId, day] = [In(wanted.map((one) => one.memberId)), In(wanted.map((one) => one.day))];
  // A member who travels west comes to the same 17:00 again.
  const present = new Set((await digests.findBy({ memberId, day })).map(keyOf));
  const missing = wanted.filter((one) => !present.has(keyOf(one)));
  if (missing.length === 0) return;
  try {
    await digests.insert(missing.map((one) => ({ ...one, state: 'pending', claimedUntil: now, attempts: 0 })));
  } catch (error) {
    // Another replica made the same; the transaction runs again.
    throw isUniqueViolation(error) ? new OptimisticLockError() : error;
  }
}

const keyOf = ({ memberId, day }: Pick<DigestRow, 'memberId' | 'day'>) => `${memberId} ${day}`;

/** Claims the next pending digest for this replica, if there is one. */
export function claimDigest(database: Database, now: Date): Promise<DigestRow | undefined> {
  return inTransaction(database, async (manager) => {
    const digests = manager.getRepository(digestEntity);
    const where = { state: 'pending', claimedUntil: LessThanOrEqual(now) } as const;
    const [found] = await digests.find({ where, order: { claimedUntil: 'ASC', id: 'ASC' }, take: 1 });
    if (found === undefined) return undefined;
    const claim = { claimedUntil: after(now, claimMs), attempts: found.attempts + 1 };
    await changeClaimed(manager, found, claim);
    return { ...found, ...claim };
  });
}

/** Records that the content of the digest goes to the mail server now, so that it is never sent again. */
export function startSending(database: Database, digest: DigestRow): Promise<void> {
  return inTransaction(database, (manager) => changeClaimed(manager, digest, { state: 'sending' }));
}

/** @throws OptimisticLockError if the digest is not the caller's any more. */
async function changeClaimed(manager: EntityManager, digest: DigestRow, change: Partial<DigestRow>): Promise<void> {
  const { id, claimedUntil } = digest;
  const { affected } = await manager.getRepository(digestEntity).update({ id, state: 'pending', claimedUntil }, change);
  if (affected !== 1) throw new OptimisticLockError();
}

/** Stores where a member's digests go, and begins with the next 17:00 of another time zone. */
export function storeDigestMember(
  database: Database,
  member: Omit<DigestMemberRow, 'nextAt'>,
  now: Date,
): Promise<void> {
  return inTransaction(database, async (manager) => {
    const members = manager.getRepository(digestMemberEntity);
    const found = await members.findOneBy({ memberId: member.memberId });
    const stays = found?.timeZone === member.timeZone;
    const nextAt = stays ? found.nextAt : nextDigestAt(now, member.timeZone);
    await members.upsert({ ...member, nextAt }, ['memberId']);
  });
}

export async function removeDigestMembers(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  const where = { memberId: In([...memberIds]) };
  await manager.getRepository(digestMemberEntity).delete(where);
  await manager.getRepository(digestEntity).delete(where);
}

/** Has a digest that was not accepted sent again later. */
export async function postponeDigest(database: Database, { id }: DigestRow, now: Date): Promise<void> {
  await database.getRepository(digestEntity).update({ id }, { state: 'pending', claimedUntil: after(now, pauseMs) });
}

export async function removeDigest(database: Database, { id }: DigestRow): Promise<void> {
  await database.getRepository(digestEntity).delete({ id });
}

export function findDigestMember(database: Database, memberId: string): Promise<DigestMemberRow | null> {
  return database.getRepository(digestMemberEntity).findOneBy({ memberId });
}

/** The unread notifications of the last days that no digest had, newest first. */
export function unreadNews(database: Database, { memberId, dueAt }: DigestRow): Promise<NotificationRow[]> {
  return database.getRepository(notificationEntity).find({
    where: { recipientId: memberId, isRead: false, isDigested: false, createdAt: MoreThan(before(dueAt, newsMs)) },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: mostCounted,
  });
}

/** Records that the mail server accepted the digest with these notifications. */
export function finishDigest(
  database: Database,
  { id }: DigestRow,
  notifications: readonly NotificationRow[],
): Promise<void> {
  return inTransaction(database, async (manager) => {
    await manager.getRepository(digestEntity).update({ id }, { state: 'sent' });
    const [newest] = notifications;
    if (newest === undefined) return;
    // An act that was collected meanwhile is news again.
    const had = { id: In(notifications.map((one) => one.id)), createdAt: LessThanOrEqual(newest.createdAt) };
    await manager.getRepository(notificationEntity).update(had, { isDigested: true });
  });
}
