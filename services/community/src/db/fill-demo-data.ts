import { emptyProfileTexts } from '@seed/community-contracts/profiles';
import type { DemoCommunity } from '@seed/demo-world/community';
import type { DemoMember } from '@seed/demo-world/members';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { loginKeyOf } from '../profiles/login-key.ts';
import { profileEntity } from '../profiles/profile.entity.ts';
import { type NewProfile, profilesRepository } from '../profiles/profiles.repository.ts';
import { nothingHidden } from '../reports/hidden-parts.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { uploadPortraits } from './upload-portraits.ts';

/** Stores the profiles and pictures of the members in an empty database. */
export async function fillDemoData(
  database: Database,
  uploads: UploadsService,
  { members, portraitOf }: DemoCommunity,
): Promise<void> {
  if (await database.getRepository(profileEntity).exists()) return;
  // The pictures come first: a transaction does not wait for files.
  const pictures = await uploadPortraits({ members, portraitOf }, uploads);
  await inTransaction(database, async (manager) => {
    const profiles = profilesRepository(manager);
    for (const member of members) await profiles.insert(profileOf(member, pictures.get(member.id)));
  });
}

function profileOf({ id, ...member }: DemoMember, picture = ''): NewProfile {
  const { email } = member;
  return {
    ...emptyProfileTexts,
    ...nothingHidden,
    ...member,
    memberId: id,
    formerIds: [],
    // The demo accounts have these ids, so the profiles need no linking.
    linkedAt: new Date(),
    loginEmail: email,
    loginKey: loginKeyOf(email),
    emailVisibility: 'everyone',
    picture,
    linkedin: `https://www.linkedin.com/in/seed-demo-${email.split('@', 1)[0]}`,
  };
}
