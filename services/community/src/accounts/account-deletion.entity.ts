import { profileLimits } from '@seed/community-contracts/profiles';
import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/**
 * An account of a removed member that is still to be deleted at the identity provider. The row outlives the profile, so
 * it refers to none.
 */
export interface AccountDeletionRow {
  readonly id: number;
  /** The account's id, which is the subject of its tokens; null for a member who has never signed in. */
  readonly accountId: string | null;
  /** The login e-mail of a member who has never signed in; null otherwise. */
  readonly loginEmail: string | null;
  readonly attempts: number;
  /** The next attempt; a replica that tries moves it ahead, so that no other one tries at the same time. */
  readonly dueAt: Date;
}

/** The lengths of the columns in code points. */
export const accountDeletionColumns = { accountId: 191, loginEmail: profileLimits.email } as const;

export const accountDeletionEntity = new EntitySchema<AccountDeletionRow>({
  name: 'AccountDeletion',
  tableName: 'account_deletions',
  columns: {
    id: idColumn(),
    accountId: varcharColumn('account_id', accountDeletionColumns.accountId, { nullable: true }),
    loginEmail: varcharColumn('login_email', accountDeletionColumns.loginEmail, { nullable: true }),
    attempts: integerColumn('attempts', { default: 0 }),
    dueAt: instantColumn('due_at'),
  },
  indices: [{ name: 'ix_account_deletions_due', columns: ['dueAt'] }],
});
