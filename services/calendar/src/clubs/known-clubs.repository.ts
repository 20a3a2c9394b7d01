import type { ClubChanged } from '@seed/contracts/portal-events';
import type { EntityManager } from 'typeorm';
import { knownClubEntity } from './known-club.entity.ts';

/** The clubs that meetings may belong to, inside of the manager's transaction or on its own. */
export function knownClubsRepository(manager: EntityManager) {
  const clubs = manager.getRepository(knownClubEntity);
  return {
    exists(key: string): Promise<boolean> {
      return clubs.existsBy({ key, exists: true });
    },
    /** An event that is older than the recorded one changes nothing. */
    async record({ key, exists, changedAt }: ClubChanged): Promise<void> {
      const change = { key, exists, changedAt: new Date(changedAt) };
      const recorded = await clubs.findOneBy({ key });
      if (recorded === null || recorded.changedAt <= change.changedAt) await clubs.save(change);
    },
  };
}
