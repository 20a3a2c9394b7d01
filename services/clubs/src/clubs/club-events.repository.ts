import { type ClubChanged, clubChangedType } from '@seed/contracts/portal-events';
import { publish } from '@seed/service-kit/outbox';
import type { EntityManager } from 'typeorm';

/** Reports in the manager's transaction that a club was founded, deleted, retired or reopened. */
export async function publishClub(manager: EntityManager, change: Omit<ClubChanged, 'changedAt'>): Promise<void> {
  const event: ClubChanged = { ...change, changedAt: new Date().toISOString() };
  await publish(manager, clubChangedType, event);
}
