import { type MemberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { fetchRowsBy } from '@seed/service-kit/fetch-rows';
import { publish } from '@seed/service-kit/outbox';
import { type NewRow, versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { directoryRepository } from '../directory/directory.repository.ts';
import { directoryFields } from '../directory/listings.ts';
import { unclaimedFormerIds } from './former-ids.repository.ts';
import { aliasEntity, type ProfileRow, profileEntity } from './profile.entity.ts';

export type NewProfile = NewRow<ProfileRow>;
export type ProfileChanges = Partial<NewProfile>;

/** The stored profiles, in the manager's transaction or outside of one. */
export function profilesRepository(manager: EntityManager) {
  const profiles = manager.getRepository(profileEntity);
  const rows = versionedRows(manager, profileEntity);
  const aliases = manager.getRepository(aliasEntity);
  const directory = directoryRepository(manager);

  async function update(profile: ProfileRow, changes: ProfileChanges): Promise<ProfileRow> {
    const changed = await rows.update(profile, changes);
    if (directoryFields.some((field) => field in changes)) {
      await directory.remove(profile.id);
      await directory.add(profile.id, changed);
    }
    return changed;
  }

  return {
    list: directory.list,
    update,
    /** Finds a profile by the member's id or by a former one. */
    find: async (memberId: string): Promise<ProfileRow | null> => (await findMany(manager, [memberId]))[0] ?? null,
    /** Finds the profiles of these ids, current or former, once each. */
    findMany: (memberIds: readonly string[]): Promise<ProfileRow[]> => findMany(manager, memberIds),
    findByLogin: (loginKey: string): Promise<ProfileRow | null> => profiles.findOneBy({ loginKey }),
    findByLogins: (loginKeys: readonly string[]): Promise<readonly ProfileRow[]> => findByLogins(manager, loginKeys),
    /** Reads the newest state of the profile and locks it until the transaction ends. */
    lock: ({ id }: Pick<ProfileRow, 'id'>): Promise<ProfileRow | null> => rows.findForChange(id),
    async insert(profile: NewProfile): Promise<ProfileRow> {
      const inserted = await rows.insert(profile);
      await directory.add(inserted.id, profile);
      return inserted;
    },
    /**
     * Gives the profile another id in a transaction. The old one keeps resolving, and every service gives what was
     * written under it to the new one.
     */
    async changeMemberId(profile: ProfileRow, memberId: string, changes: ProfileChanges = {}): Promise<ProfileRow> {
      await aliases.delete({ memberId });
      await aliases.insert({ memberId: profile.memberId, profileId: profile.id });
      const formerIds = [...profile.formerIds.filter((id) => id !== memberId), profile.memberId];
      const changed = await update(profile, { ...changes, memberId, formerIds });
      const moved: MemberIdChanged = { memberId, formerIds: await unclaimedFormerIds(manager, changed) };
      await publish(manager, memberIdChangedType, moved);
      return changed;
    },
    /** Deletes the profile with its listings and former ids. */
    async delete({ id }: Pick<ProfileRow, 'id'>): Promise<void> {
      await profiles.delete({ id });
    },
  };
}

export type ProfilesRepository = ReturnType<typeof profilesRepository>;

function findByLogins(manager: EntityManager, loginKeys: readonly string[]): Promise<readonly ProfileRow[]> {
  return fetchRowsBy(manager, profileEntity, { property: 'loginKey', values: loginKeys });
}

async function findMany(manager: EntityManager, memberIds: readonly string[]): Promise<ProfileRow[]> {
  const found = await fetchRowsBy(manager, profileEntity, { property: 'memberId', values: memberIds });
  const known = new Set(found.map(({ memberId }) => memberId));
  const others = memberIds.filter((memberId) => !known.has(memberId));
  const aliases = await fetchRowsBy(manager, aliasEntity, { property: 'memberId', values: others });
  const missing = aliases.map(({ profileId }) => profileId).filter((id) => !found.some((row) => row.id === id));
  return [...found, ...(await fetchRowsBy(manager, profileEntity, { property: 'id', values: missing }))];
}
