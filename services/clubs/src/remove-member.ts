import type { MemberRemoved } from '@seed/contracts/portal-events';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { clubsRepository } from './clubs/clubs.repository.ts';
import { removeMemberships } from './members/member-changes.repository.ts';

/** Removes a member from the clubs, and the pictures of that member, which are replaced by the default ones. */
export async function removeMember(database: Database, { memberIds, pictures }: MemberRemoved): Promise<void> {
  await inTransaction(database, async (manager) => {
    await removeMemberships(manager, memberIds);
    const clubs = clubsRepository(manager);
    for (const club of await clubs.findWithPictures(pictures)) {
      const bannerImage = pictures.includes(club.bannerImage) ? '' : club.bannerImage;
      const iconUrl = pictures.includes(club.iconUrl) ? '' : club.iconUrl;
      await clubs.update(club, { bannerImage, iconUrl });
    }
  });
}
