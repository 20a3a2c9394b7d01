import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { type RemovalOptions, removeMember, removeWithoutProfile } from '../profiles/member-removal.repository.ts';
import { profilesRepository } from '../profiles/profiles.repository.ts';
import { assertAnotherAdmin } from './admins.repository.ts';
import { assertRecentSignIn } from './recent-sign-in.ts';

export interface LeavingOptions extends RemovalOptions {
  /** The role of Admins in access tokens. */
  readonly adminRole: string;
}

/** Lets members end their own membership. */
export class LeavingService {
  readonly #database: Database;
  readonly #options: LeavingOptions;

  constructor(database: Database, options: LeavingOptions) {
    this.#database = database;
    this.#options = options;
  }

  /**
   * Removes the caller from the whole portal, as an Admin removes a member. A repeated call changes nothing.
   *
   * @throws ProblemError `sign_in_again` (403) more than five minutes after the sign-in, `conflict` (409) for the only Admin.
   */
  async leave(caller: Caller): Promise<void> {
    assertRecentSignIn(caller);
    await inTransaction(this.#database, async (manager) => {
      if (caller.isAdmin) await assertAnotherAdmin(manager, caller, this.#options.adminRole);
      const stored = profilesRepository(manager);
      const found = await stored.find(caller.id);
      const profile = found && (await stored.lock(found));
      // A former id of the caller can lead to a profile that an Admin has given to another member.
      if (profile?.memberId === caller.id) await removeMember(manager, profile, this.#options);
      else await removeWithoutProfile(manager, caller.id, this.#options);
      await recordAct(manager, caller, { act: 'member.removed', objectId: caller.id });
    });
  }
}
