import { fetchRowsBy } from '@seed/service-kit/fetch-rows';
import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { type ProfileRow, profileEntity } from '../profiles/profile.entity.ts';
import { pendingAccountEntity, type PendingAccountRow } from './pending-account.entity.ts';

/** An account that is to be created, and its owner. */
export interface PendingAccount {
  readonly pending: PendingAccountRow;
  readonly profile: ProfileRow;
}

/** The accounts that are still to be created. */
export function pendingAccountsRepository(manager: EntityManager) {
  const rows = manager.getRepository(pendingAccountEntity);

  async function withProfiles(pending: readonly PendingAccountRow[]): Promise<PendingAccount[]> {
    const ids = pending.map(({ profileId }) => profileId);
    const profiles = await fetchRowsBy(manager, profileEntity, { property: 'id', values: ids });
    const byId = new Map(profiles.map((profile) => [profile.id, profile]));
    return pending.flatMap((row) => {
      const profile = byId.get(row.profileId);
      return profile === undefined ? [] : [{ pending: row, profile }];
    });
  }

  return {
    async add(profileId: number): Promise<void> {
      await rows.insert({ profileId, attempts: 0, dueAt: new Date(), problem: null });
    },
    count: (): Promise<number> => rows.count(),
    async failed(limit: number): Promise<PendingAccount[]> {
      return withProfiles(await rows.find({ where: { problem: Not(IsNull()) }, order: { id: 'ASC' }, take: limit }));
    },
    async due(now: Date, limit: number): Promise<PendingAccount[]> {
      const isDue = { dueAt: LessThanOrEqual(now) };
      return withProfiles(await rows.find({ where: isDue, order: { dueAt: 'ASC' }, take: limit }));
    },
    /** Begins an attempt. Returns false if another replica has begun it. */
    async begin({ id, attempts }: PendingAccountRow, nextAt: Date): Promise<boolean> {
      const { affected } = await rows.update({ id, attempts }, { attempts: attempts + 1, dueAt: nextAt });
      return affected === 1;
    },
    async fail({ id }: PendingAccountRow, problem: string): Promise<void> {
      await rows.update({ id }, { problem });
    },
    async delete({ id }: PendingAccountRow): Promise<void> {
      await rows.delete({ id });
    },
  };
}
