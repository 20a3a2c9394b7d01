import { type MemberRemoved, memberRemoved, memberRemovedType } from '@seed/contracts/portal-events';
import type { EventHandlers } from './event-routes.ts';
import { recordRemoval, type RemovedMembers } from './removed-members.ts';
import { type Database, inTransaction } from './transaction.ts';

export interface MemberRemovalOptions {
  readonly database: Database;
  readonly removed: RemovedMembers;
  /** Removes what the service stores of the member; called again after a failure. */
  readonly removeMember: (removal: MemberRemoved) => Promise<void>;
}

/** The handler of `member.removed`: from then on the member's tokens do not count here, and what is stored goes. */
export function memberRemovalHandlers({ database, removed, removeMember }: MemberRemovalOptions): EventHandlers {
  return {
    async [memberRemovedType](payload) {
      const removal = memberRemoved.parse(payload);
      await inTransaction(database, (manager) => recordRemoval(manager, removal.memberIds));
      // First the tokens: nothing of the member is stored any more while the rest is removed.
      await removed.refresh();
      await removeMember(removal);
    },
  };
}
