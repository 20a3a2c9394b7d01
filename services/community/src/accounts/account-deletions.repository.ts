import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { type ProfileRow, profileEntity } from '../profiles/profile.entity.ts';
import { accountDeletionEntity, type AccountDeletionRow } from './account-deletion.entity.ts';

/** The accounts of removed members that are still to be deleted. */
export function accountDeletionsRepository(manager: EntityManager) {
  const rows = manager.getRepository(accountDeletionEntity);
  const add = (account: Pick<AccountDeletionRow, 'accountId' | 'loginEmail'>) =>
    rows.insert({ ...account, attempts: 0, dueAt: new Date() });

  return {
    /** Adds the account with this id. */
    async add(accountId: string): Promise<void> {
      await add({ accountId, loginEmail: null });
    },
    /** Adds the account of a profile that is about to be deleted; an owner who never signed in is known by e-mail only. */
    async addOf({ memberId, linkedAt, loginKey, loginEmail }: ProfileRow): Promise<void> {
      if (linkedAt !== null) await add({ accountId: memberId, loginEmail: null });
      // Without a key the address belongs to another member by now.
      else if (loginKey !== null) await add({ accountId: null, loginEmail });
    },
    due: (now: Date, limit: number): Promise<AccountDeletionRow[]> =>
      rows.find({ where: { dueAt: LessThanOrEqual(now) }, order: { dueAt: 'ASC' }, take: limit }),
    /** Begins an attempt. Returns false if another replica has begun it. */
    async begin({ id, attempts }: AccountDeletionRow, nextAt: Date): Promise<boolean> {
      const { affected } = await rows.update({ id, attempts }, { attempts: attempts + 1, dueAt: nextAt });
      return affected === 1;
    },
    async delete({ id }: AccountDeletionRow): Promise<void> {
      await rows.delete({ id });
    },
    /** Whether an account belongs to a member who is still there. */
    isMembers: (accountId: string): Promise<boolean> =>
      manager.getRepository(profileEntity).existsBy({ memberId: accountId }),
  };
}
