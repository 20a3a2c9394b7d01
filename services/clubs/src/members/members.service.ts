import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import { conflict } from '@seed/service-kit/problem-error';
import type { RowPage } from '@seed/service-kit/keyset';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { clubsRepository } from '../clubs/clubs.repository.ts';
import type { MembershipRow } from './membership.entity.ts';
import { publishMembership } from './membership-events.repository.ts';
import { membershipsRepository } from './memberships.repository.ts';

/** Every member may join and leave every club, and see who else has. */
export class MembersService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws ProblemError `not_found` (404) if there is no such club. */
  async list(clubId: number, query: PageQuery): Promise<RowPage<MembershipRow>> {
    const { manager } = this.#database;
    await clubsRepository(manager).get(clubId);
    return membershipsRepository(manager).list(clubId, query);
  }

  /** @throws ProblemError `not_found` (404) if there is no such club, `conflict` (409) if it is retired. */
  join(clubId: number, caller: Caller): Promise<void> {
    return inTransaction(this.#database, async (manager) => {
      if (!(await membershipsRepository(manager).join(clubId, caller))) return;
      // The membership has locked the club's row, so the club is not retired until the transaction ends.
      const { retiredAt } = await clubsRepository(manager).getForChange(clubId);
      if (retiredAt !== null) throw conflict('This club is retired and takes no new members.');
      await publishMembership(manager, { clubId, memberId: caller.id, isJoined: true });
    });
  }

  leave(clubId: number, caller: Caller): Promise<void> {
    return inTransaction(this.#database, async (manager) => {
      if (!(await membershipsRepository(manager).leave(clubId, caller.id))) return;
      await publishMembership(manager, { clubId, memberId: caller.id, isJoined: false });
    });
  }
}
