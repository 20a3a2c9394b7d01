import { isUniqueViolation, type Database, inTransaction, OptimisticLockError } from '@seed/service-kit/transaction';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { membersWithPushDigests } from '../preferences/preferences.repository.ts';
import { pushSubscriptionsRepository } from '../push/push-subscriptions.repository.ts';
import {
  type DigestChannel,
  digestEntities,
  digestMemberEntity,
  type DigestMemberRow,
  type DigestRow,
} from './digest.entity.ts';
import { dayOf, lateMs, nextDigestAt } from './digest-times.ts';

/** Members of one transaction, so that it holds its locks briefly. */
const batchSize = 100;

/** Makes the digests of all channels for some members whose 17:00 has come. Returns false when none is left. */
export function makeDueDigests(database: Database, channels: readonly DigestChannel[], now: Date): Promise<boolean> {
  return inTransaction(database, async (manager) => {
    const members = manager.getRepository(digestMemberEntity);
    const where = { nextAt: LessThanOrEqual(now) };
    const due = await members.find({ where, order: { nextAt: 'ASC' }, take: batchSize });
    const inTime = due.filter(({ nextAt }) => nextAt.getTime() > now.getTime() - lateMs);
    for (const channel of channels) {
      await insertMissing(manager, channel, { members: await recipientsOf[channel](manager, inTime), now });
    }
    const memberId = In(due.map((member) => member.memberId));
    for (const timeZone of new Set(due.map((member) => member.timeZone))) {
      await members.update({ ...where, memberId, timeZone }, { nextAt: nextDigestAt(now, timeZone) });
    }
    return due.length === batchSize;
  });
}

type Recipients = (
  manager: EntityManager,
  due: readonly DigestMemberRow[],
) => readonly DigestMemberRow[] | Promise<readonly DigestMemberRow[]>;

/** By channel: the members who can get a digest there. */
const recipientsOf: Readonly<Record<DigestChannel, Recipients>> = {
  mail: (_manager, due) => due.filter(({ email }) => email !== ''),
  async push(manager, due) {
    const willing = await membersWithPushDigests(
      manager,
      due.map(({ memberId }) => memberId),
    );
    const subscriptions = await pushSubscriptionsRepository(manager).ofMembers(willing);
    const reachable = new Set(subscriptions.map(({ memberId }) => memberId));
    return due.filter(({ memberId }) => reachable.has(memberId));
  },
};

interface Missing {
  readonly members: readonly DigestMemberRow[];
  readonly now: Date;
}

async function insertMissing(manager: EntityManager, channel: DigestChannel, { members, now }: Missing): Promise<void> {
  const digests = manager.getRepository(digestEntities[channel]);
  const wanted = members.map(({ memberId, timeZone, nextAt }) => ({
    memberId,
    day: dayOf(nextAt, timeZone),
    dueAt: nextAt,
  }));
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
