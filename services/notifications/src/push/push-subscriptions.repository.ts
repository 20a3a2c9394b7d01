import { mostPushSubscriptions } from '@seed/notifications-contracts/push-subscriptions';
import { type EntityManager, In } from 'typeorm';
import { pushMessageEntity, pushSubscriptionEntity, type PushSubscriptionRow } from './push.entity.ts';

/** The browsers of members. */
export function pushSubscriptionsRepository(manager: EntityManager) {
  const rows = manager.getRepository(pushSubscriptionEntity);
  return {
    find: (id: string, memberId: string): Promise<PushSubscriptionRow | null> => rows.findOneBy({ id, memberId }),
    findMany: (ids: readonly string[]): Promise<PushSubscriptionRow[]> => rows.findBy({ id: In([...ids]) }),
    ofMembers: (memberIds: readonly string[]): Promise<PushSubscriptionRow[]> =>
      rows.findBy({ memberId: In([...memberIds]) }),
    /** Stores the browser, and removes the member's oldest ones if there are too many. */
    async store(subscription: PushSubscriptionRow): Promise<void> {
      const { id, memberId } = subscription;
      const former = await rows.findOneBy({ id });
      // Messages to the member who used the browser before do not go to the next one.
      if (former !== null && former.memberId !== memberId) await removeAll(manager, [id]);
      await rows.upsert(subscription, ['id']);
      const own = await rows.find({ where: { memberId }, order: { createdAt: 'DESC', id: 'DESC' } });
      const others = own.filter((one) => one.id !== id).slice(mostPushSubscriptions - 1);
      await removeAll(
        manager,
        others.map((one) => one.id),
      );
    },
    remove: (ids: readonly string[]): Promise<void> => removeAll(manager, ids),
  };
}

export async function removePushSubscriptions(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  const found = await pushSubscriptionsRepository(manager).ofMembers(memberIds);
  await removeAll(
    manager,
    found.map(({ id }) => id),
  );
}

/** Gives the browsers of former ids to the present one. */
export async function movePushSubscriptions(
  manager: EntityManager,
  formerIds: readonly string[],
  memberId: string,
): Promise<void> {
  await manager.getRepository(pushSubscriptionEntity).update({ memberId: In([...formerIds]) }, { memberId });
}

async function removeAll(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.getRepository(pushMessageEntity).delete({ subscriptionId: In([...ids]) });
  await manager.getRepository(pushSubscriptionEntity).delete({ id: In([...ids]) });
}
