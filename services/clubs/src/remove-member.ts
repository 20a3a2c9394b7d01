import type { MemberRemoved } from '@seed/contracts/portal-events';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { clubsRepository } from './clubs/clubs.repository.ts';

/** Takes the pictures of a member who was removed off the clubs' pages; the portal draws its own instead. */
export async function removeMember(database: Database, { pictures }: MemberRemoved): Promise<void> {
  await inTransaction(database, async (manager) => {
    const clubs = clubsRepository(manager);
    for (const club of await clubs.findWithPictures(pictures)) {
      const bannerImage = pictures.includes(club.bannerImage) ? '' : club.bannerImage;
      const iconUrl = pictures.includes(club.iconUrl) ? '' : club.iconUrl;
      await clubs.update(club, { bannerImage, iconUrl });
    }
  });
}
