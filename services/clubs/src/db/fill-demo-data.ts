import type { DemoMembership } from '@seed/demo-world/clubs';
import { fillWhenEmpty } from '@seed/service-kit/fill-when-empty';
import type { Database } from '@seed/service-kit/transaction';
import { clubEntity } from '../clubs/club.entity.ts';
import { membershipEntity } from '../members/membership.entity.ts';
import { membershipsRepository } from '../members/memberships.repository.ts';

/** Lets the members of the demo world join their clubs, unless a member has joined one. */
export function fillDemoData(database: Database, oldestFirst: readonly DemoMembership[]): Promise<void> {
  return fillWhenEmpty(database, membershipEntity, async (manager) => {
    const clubs = await manager.getRepository(clubEntity).find({ select: { id: true, key: true } });
    const memberships = membershipsRepository(manager);
    for (const { clubKey, memberId, name, joinedAt } of oldestFirst) {
      const club = clubs.find(({ key }) => key === clubKey);
      if (club !== undefined) await memberships.join(club.id, { id: memberId, name }, joinedAt);
    }
  });
}
