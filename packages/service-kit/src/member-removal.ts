import { type MemberRemoved, memberRemoved, memberRemovedType } from '@seed/contracts/portal-events';
import type { EventHandlers } from './event-routes.ts';
import { recordRemoval, type RemovedMembers } from './removed-members.ts';
import { type Database, inTransaction } from './transaction.ts';

/** The parts of a service that remove the data of a removed member. */
export interface MemberRemovalOptions {
  readonly database: Database;
  readonly removed: RemovedMembers;
  /** Removes the rows and files of the member; it is idempotent, because it is called again after a failure. */
  readonly removeMember: (removal: MemberRemoved) => Promise<void>;
}

/** Makes the handler of `member.removed`: it refuses the member's tokens from then on and removes their data. */
export function memberRemovalHandlers({ database, removed, removeMember }: MemberRemovalOptions): EventHandlers {
  return {
    async [memberRemovedType](payload) {
      const removal = memberRemoved.parse(payload);
      await inTransaction(database, (manager) => recordRemoval(manager, removal.memberIds));
      // The tokens are refused first, so that the member stores nothing while their data is removed.
      await removed.refresh();
      await removeMember(removal);
    },
  };
}
