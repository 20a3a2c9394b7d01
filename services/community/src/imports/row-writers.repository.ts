import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import type { EntityManager } from 'typeorm';
import { pendingAccountsRepository } from '../accounts/pending-accounts.repository.ts';
import { changedProfile } from '../profiles/changed-profile.ts';
import type { ProfileRow } from '../profiles/profile.entity.ts';
import { type ProfileChanges, profilesRepository } from '../profiles/profiles.repository.ts';
import { type ImportedMember, newProfile } from './imported-member.ts';

/** Stores the result of a row for a profile, or nothing in a dry run. */
export interface RowWriter {
  create(member: ImportedMember, name: string): Promise<string | null>;
  /** Returns the newest state of the profile, or null if it was deleted meanwhile. */
  newest(profile: ProfileRow): Promise<ProfileRow | null>;
  change(profile: ProfileRow, changes: ProfileChanges): Promise<void>;
}

/** Stores nothing. */
export const dryRunWriter: RowWriter = {
  create: () => Promise.resolve(null),
  newest: (profile) => Promise.resolve(profile),
  change: () => Promise.resolve(),
};

interface Import {
  readonly caller: Caller;
  readonly createsAccounts: boolean;
}

/** Stores profiles, their accounts that are to be created, and the acts, in the manager's transaction. */
export function storingWriter(manager: EntityManager, { caller, createsAccounts }: Import): RowWriter {
  const stored = profilesRepository(manager);
  return {
    async create(member, name) {
      const { id, memberId, role } = await stored.insert(newProfile(member, name));
      if (createsAccounts) await pendingAccountsRepository(manager).add(id);
      await recordAct(manager, caller, { act: 'profile.created', objectId: memberId, detail: { role } });
      return memberId;
    },
    newest: (profile) => stored.lock(profile),
    async change(profile, changes) {
      await stored.update(profile, changes);
      await recordAct(manager, caller, changedProfile(profile, changes));
    },
  };
}
