import { type MemberRemoved, memberRemovedType } from '@seed/contracts/portal-events';
import { pictureUrl, uploadedFilename } from '@seed/contracts/uploads';
import { publish } from '@seed/service-kit/outbox';
import { recordRemoval } from '@seed/service-kit/removed-members';
import { seenRoles } from '@seed/service-kit/role-watch';
import { type EntityManager, In } from 'typeorm';
import { accountDeletionsRepository } from '../accounts/account-deletions.repository.ts';
import { picturesRepository } from '../uploads/pictures.repository.ts';
import { unclaimedFormerIds } from './former-ids.repository.ts';
import type { ProfileRow } from './profile.entity.ts';
import { profilesRepository } from './profiles.repository.ts';

/** Whether the account at the identity provider is deleted, too. */
export interface RemovalOptions {
  readonly deletesAccounts: boolean;
}

/**
 * Removes a member in the manager's transaction: deletes the profile, records the ids, and publishes the event with
 * which every service, this one included, removes the rest.
 */
export async function removeMember(
  manager: EntityManager,
  profile: ProfileRow,
  { deletesAccounts }: RemovalOptions,
): Promise<void> {
  const memberIds = [profile.memberId, ...(await unclaimedFormerIds(manager, profile))];
  const removal: MemberRemoved = { memberIds, pictures: await picturesOf(manager, profile, memberIds) };
  if (deletesAccounts) await accountDeletionsRepository(manager).addOf(profile);
  await profilesRepository(manager).delete(profile);
  await publishRemoval(manager, removal);
}

/** Removes a member who has signed in and has no profile; what they uploaded and wrote is removed all the same. */
export async function removeWithoutProfile(
  manager: EntityManager,
  memberId: string,
  { deletesAccounts }: RemovalOptions,
): Promise<void> {
  const names = await picturesRepository(manager).namesOf([memberId]);
  if (deletesAccounts) await accountDeletionsRepository(manager).add(memberId);
  await publishRemoval(manager, { memberIds: [memberId], pictures: names.map(pictureUrl) });
}

async function publishRemoval(manager: EntityManager, removal: MemberRemoved): Promise<void> {
  const memberIds = [...removal.memberIds];
  await recordRemoval(manager, memberIds);
  await manager.getRepository(seenRoles).delete({ memberId: In(memberIds) });
  await publish(manager, memberRemovedType, removal);
}

async function picturesOf(manager: EntityManager, profile: ProfileRow, memberIds: string[]): Promise<string[]> {
  const pictures = picturesRepository(manager);
  const filenames = new Set(await pictures.namesOf(memberIds));
  // Uploads were not always recorded; an older picture is found in the profile only.
  const shown = uploadedFilename(profile.picture);
  if (shown !== undefined && !(await pictures.isOthers(shown, memberIds))) filenames.add(shown);
  return [...filenames].map(pictureUrl);
}
