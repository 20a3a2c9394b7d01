import { formerMemberName, type MemberIdChanged, type MemberRemoved } from '@seed/contracts/portal-events';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { type EntityManager, In } from 'typeorm';
import { removeDigestMembers } from './digests/digest-members.repository.ts';
import { moveFollows, removeFollows } from './follows/follows.repository.ts';
import { removeMailStops } from './mail-reports/mail-stops.repository.ts';
import { recordChanges } from './notifications/changes.repository.ts';
import {
  notificationChanges,
  notificationEntity,
  type NotifiedActRow,
  notifiedActEntity,
} from './notifications/notification.entity.ts';
import { movePushSubscriptions, removePushSubscriptions } from './push/push-subscriptions.repository.ts';
import { moveChoices, removeChoices } from './preferences/preferences.repository.ts';

/** Rows of one transaction, so that it holds its locks briefly. */
const batchSize = 200;

/** Removes what the member was notified of, and their name from what others were. */
export async function removeMember(database: Database, { memberIds }: MemberRemoved): Promise<void> {
  const ids = In([...memberIds]);
  await inBatches(database, async (manager) => {
    const rows = manager.getRepository(notificationEntity);
    const found = await rows.find({ select: { id: true }, where: { recipientId: ids }, take: batchSize });
    if (found.length > 0) await rows.delete({ id: In(found.map(({ id }) => id)) });
    return found.length;
  });
  await inTransaction(database, async (manager) => {
    await manager.getRepository(notificationEntity).update({ actorId: ids }, { actorName: formerMemberName });
    await manager.getRepository(notificationChanges).delete({ recipientId: ids });
    await removeChoices(manager, memberIds);
    await removeFollows(manager, memberIds);
    await removeMailStops(manager, memberIds);
    await removeDigestMembers(manager, memberIds);
    await removePushSubscriptions(manager, memberIds);
  });
}

/** Gives the notifications of former ids to the present id, also as the member who did what others were notified of. */
export async function changeMemberId(database: Database, { memberId, formerIds }: MemberIdChanged): Promise<void> {
  const ids = In([...formerIds]);
  await inBatches(database, (manager) => moveSome(manager, memberId, formerIds));
  await inTransaction(database, async (manager) => {
    await manager.getRepository(notificationEntity).update({ actorId: ids }, { actorId: memberId });
    await manager.getRepository(notificationChanges).delete({ recipientId: ids });
    await moveChoices(manager, formerIds, memberId);
    await moveFollows(manager, formerIds, memberId);
    await movePushSubscriptions(manager, formerIds, memberId);
    // The browser of the present id reports its address and time zone.
    await removeDigestMembers(manager, formerIds);
    await recordChanges(manager, [memberId]);
  });
}

async function moveSome(manager: EntityManager, memberId: string, formerIds: readonly string[]): Promise<number> {
  const rows = manager.getRepository(notificationEntity);
  const acts = manager.getRepository(notifiedActEntity);
  const where = { recipientId: In([...formerIds]) };
  const found = await rows.find({ select: { id: true }, where, take: batchSize });
  if (found.length === 0) return 0;
  const ids = In(found.map(({ id }) => id));
  const moved = await acts.findBy({ notificationId: ids });
  const present = await acts.findBy({ recipientId: memberId, actKey: In(moved.map(({ actKey }) => actKey)) });
  const known = new Set(present.map(actOf));
  // The present id was notified of the same act.
  const twice = In(moved.filter((act) => known.has(actOf(act))).map(({ notificationId }) => notificationId));
  await rows.delete({ id: twice });
  await acts.update({ notificationId: ids }, { recipientId: memberId });
  await rows.update({ id: ids }, { recipientId: memberId, collectedKey: null });
  return found.length;
}

const actOf = ({ actKey, actorId }: NotifiedActRow) => `${actKey} ${actorId}`;

/** Runs the work in one transaction after another until it finds less than a whole batch. */
async function inBatches(database: Database, work: (manager: EntityManager) => Promise<number>): Promise<void> {
  let found = batchSize;
  while (found === batchSize) found = await inTransaction(database, work);
}
