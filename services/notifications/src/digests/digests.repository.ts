import { type Database, inTransaction, OptimisticLockError } from '@seed/service-kit/transaction';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { type Digest, type DigestChannel, digestEntities, type DigestRow } from './digest.entity.ts';
import { lateMs } from './digest-times.ts';

/** The digests of a replica that was killed are sent by another one after this time. */
const claimMs = 5 * 60 * 1000;
/** The pause after which a digest that the mail server refused is sent again. */
const pauseMs = 10 * 60 * 1000;
const keptMs = 30 * 24 * 60 * 60 * 1000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Removes digests that are too late to be sent, and the records of old ones. */
export async function removeOldDigests(database: Database, channel: DigestChannel, now: Date): Promise<void> {
  const digests = database.getRepository(digestEntities[channel]);
  await digests.delete({ state: 'pending', dueAt: LessThanOrEqual(after(now, -lateMs)) });
  await digests.delete({ dueAt: LessThanOrEqual(after(now, -keptMs)) });
}

/** Claims the next pending digest of a channel for this replica, if there is one. */
export function claimDigest(database: Database, channel: DigestChannel, now: Date): Promise<Digest | undefined> {
  return inTransaction(database, async (manager) => {
    const digests = manager.getRepository(digestEntities[channel]);
    const where = { state: 'pending', claimedUntil: LessThanOrEqual(now) } as const;
    const [row] = await digests.find({ where, order: { claimedUntil: 'ASC', id: 'ASC' }, take: 1 });
    if (row === undefined) return undefined;
    const found = { ...row, channel };
    const claim = { claimedUntil: after(now, claimMs), attempts: found.attempts + 1 };
    await changeClaimed(manager, found, claim);
    return { ...found, ...claim };
  });
}

export async function findPushDigests(manager: EntityManager, ids: readonly number[]): Promise<DigestRow[]> {
  return ids.length === 0 ? [] : manager.getRepository(digestEntities.push).findBy({ id: In([...ids]) });
}

/** @throws OptimisticLockError if the digest is not the caller's any more. */
export async function changeClaimed(manager: EntityManager, digest: Digest, change: Partial<DigestRow>): Promise<void> {
  const { id, claimedUntil, channel } = digest;
  const claimed = { id, state: 'pending', claimedUntil } as const;
  const { affected } = await manager.getRepository(digestEntities[channel]).update(claimed, change);
  if (affected !== 1) throw new OptimisticLockError();
}

/** Records that the content of the digest goes to the mail server now, so that it is never sent again. */
export function startSending(database: Database, digest: Digest): Promise<void> {
  return inTransaction(database, (manager) => changeClaimed(manager, digest, { state: 'sending' }));
}

/** Records that the mail server accepted the digest. */
export async function finishDigest(manager: EntityManager, { id, channel }: Digest): Promise<void> {
  await manager.getRepository(digestEntities[channel]).update({ id }, { state: 'sent' });
}

/** Has a digest that was not accepted sent again later. */
export async function postponeDigest(database: Database, { id, channel }: Digest, now: Date): Promise<void> {
  const again = { state: 'pending', claimedUntil: after(now, pauseMs) } as const;
  await database.getRepository(digestEntities[channel]).update({ id }, again);
}

export async function removeDigest(database: Database, { id, channel }: Digest): Promise<void> {
  await database.getRepository(digestEntities[channel]).delete({ id });
}
