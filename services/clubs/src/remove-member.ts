import type { MemberRemoved } from '@seed/contracts/portal-events';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { clubsRepository } from './clubs/clubs.repository.ts';

/** Removes the pictures of a removed member from the clubs, which get the default ones. */
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
