import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { isUniqueViolation } from '@seed/service-kit/database-error';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { notFound } from '@seed/service-kit/problem-error';
import { type EntityManager, In } from 'typeorm';
import { clubEntity } from '../clubs/club.entity.ts';
import { membershipEntity, type MembershipRow, membersOfClub } from './membership.entity.ts';

/** The members of the clubs. Changes need the manager of a transaction. */
export function membershipsRepository(manager: EntityManager) {
  const memberships = manager.getRepository(membershipEntity);

  const count = (clubId: number, by: 1 | -1) => countMember(manager, clubId, by);

  async function leave(clubId: number, memberId: string): Promise<boolean> {
    await count(clubId, -1);
    const { affected } = await memberships.delete({ clubId, memberId });
    if (affected === 1) return true;
    // The member is none, or has left in another request at the same time.
    await count(clubId, 1);
    return false;
  }

  return {
    /**
     * @returns whether the member had not joined before
     * @throws ProblemError `not_found` (404) if there is no such club.
     */
    async join(
      clubId: number,
      { id: memberId, name: memberName }: Pick<Caller, 'id' | 'name'>,
      createdAt = new Date(),
    ): Promise<boolean> {
      await count(clubId, 1);
      try {
        await memberships.insert({ clubId, memberId, memberName, createdAt });
        return true;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await count(clubId, -1);
        return false;
      }
    },
    /**
     * @returns whether the member had joined before
     * @throws ProblemError `not_found` (404) if there is no such club.
     */
    leave,
    /** Returns those of the clubs that the member has joined. */
    async joinedOf(memberId: string, clubIds: readonly number[]): Promise<ReadonlySet<number>> {
      if (clubIds.length === 0) return new Set();
      const rows = await memberships.find({ select: { clubId: true }, where: { memberId, clubId: In([...clubIds]) } });
      return new Set(rows.map(({ clubId }) => clubId));
    },
    /** The members of a club, who joined last first. */
    list(clubId: number, page: PageQuery): Promise<RowPage<MembershipRow>> {
      const filter = { property: 'clubId', value: clubId, index: membersOfClub };
      return newest.page(manager, membershipEntity, { page, filter });
    },
  };
}

/** Locks the club's row first, as every change of the club does, so that no two changes deadlock. */
async function countMember(manager: EntityManager, clubId: number, by: 1 | -1): Promise<void> {
  const { affected } = await manager.getRepository(clubEntity).increment({ id: clubId }, 'memberCount', by);
  if (affected !== 1) throw notFound();
}
