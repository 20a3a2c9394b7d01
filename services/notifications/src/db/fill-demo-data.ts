import type { MembersNotified } from '@seed/contracts/portal-events';
import type { Database } from '@seed/service-kit/transaction';
import { notificationEntity } from '../notifications/notification.entity.ts';
import { storeAct } from '../notifications/acts.repository.ts';

/** Stores the acts, the oldest first, in an empty database. */
export async function fillDemoData(database: Database, acts: readonly MembersNotified[]): Promise<void> {
  if (await database.getRepository(notificationEntity).exists()) return;
  for (const act of acts) await storeAct(database, act);
}
