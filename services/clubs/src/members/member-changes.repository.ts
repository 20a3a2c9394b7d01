import type { MemberIdChanged } from '@seed/contracts/portal-events';
import { isUniqueViolation } from '@seed/service-kit/database-error';
import { type EntityManager, In } from 'typeorm';
import { membershipEntity, type MembershipRow } from './membership.entity.ts';
import { membershipsRepository } from './memberships.repository.ts';

/** Removes members from all clubs, in the manager's transaction. */
export async function removeMemberships(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  const memberships = membershipsRepository(manager);
  for (const { clubId, memberId } of await inOrderOfClubs(manager, memberIds))
    await memberships.leave(clubId, memberId);
}

/** Gives the memberships of former ids of a member to the present one, in the manager's transaction. */
export async function moveMemberships(manager: EntityManager, { memberId, formerIds }: MemberIdChanged): Promise<void> {
  for (const { id, clubId, memberId: formerId } of await inOrderOfClubs(manager, formerIds)) {
    try {
      await manager.getRepository(membershipEntity).update({ id }, { memberId });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The member has joined under the present id, too.
      await membershipsRepository(manager).leave(clubId, formerId);
    }
  }
}

/** Two transactions that lock the clubs in the same order do not deadlock. */
function inOrderOfClubs(manager: EntityManager, memberIds: readonly string[]): Promise<MembershipRow[]> {
  const memberships = manager.getRepository(membershipEntity);
  return memberships.find({ where: { memberId: In([...memberIds]) }, order: { clubId: 'ASC' } });
}
