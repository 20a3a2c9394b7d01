import type { MemberRemoved } from '@seed/contracts/portal-events';
import type { Database } from '@seed/service-kit/transaction';
import { feedsRepository } from './feeds/feeds.repository.ts';
import { meetingsRepository } from './meetings/meetings.repository.ts';

/** Deletes the calendar subscription of a member who was removed; their meetings stay, without a name. */
export async function removeMember(database: Database, { memberIds }: MemberRemoved): Promise<void> {
  const feeds = feedsRepository(database.manager);
  for (const memberId of memberIds) await feeds.delete(memberId);
  await meetingsRepository(database.manager).removeNames(memberIds);
}
