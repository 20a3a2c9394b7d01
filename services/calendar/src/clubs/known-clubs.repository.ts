import type { ClubChanged } from '@seed/contracts/portal-events';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { knownClubEntity } from './known-club.entity.ts';

/** The clubs that meetings may belong to, inside of the manager's transaction or on its own. */
export function knownClubsRepository(manager: EntityManager) {
  const clubs = manager.getRepository(knownClubEntity);
  return {
    exists(key: string): Promise<boolean> {
      return clubs.existsBy({ key, exists: true });
    },
    /**
     * An event that is older than the recorded one changes nothing. The same one can arrive at two replicas at the same time,
     * so that both would find no row.
     */
    async record({ key, exists, changedAt }: ClubChanged): Promise<void> {
      const change = { exists, changedAt: new Date(changedAt) };
      await clubs
        .createQueryBuilder()
        .insert()
        .values({ key, ...change })
        .orIgnore()
        .execute();
      await clubs.update({ key, changedAt: LessThanOrEqual(change.changedAt) }, change);
    },
  };
}
