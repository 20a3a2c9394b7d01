import { cascadeTo, idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** An account at the identity provider that is still to be created. */
export interface PendingAccountRow {
  readonly id: number;
  readonly profileId: number;
  readonly attempts: number;
  /** The next attempt; a replica that tries moves it ahead, so that no other one tries at the same time. */
  readonly dueAt: Date;
  /** The reason why the last attempt failed; null before it. */
  readonly problem: string | null;
}

/** Greatest length of the reason in code points. */
export const longestProblem = 200;

export const pendingAccountEntity = new EntitySchema<PendingAccountRow>({
  name: 'PendingAccount',
  tableName: 'pending_accounts',
  columns: {
    id: idColumn(),
    profileId: integerColumn('profile_id'),
    attempts: integerColumn('attempts', { default: 0 }),
    dueAt: instantColumn('due_at'),
    problem: varcharColumn('problem', longestProblem, { nullable: true }),
  },
  uniques: [{ name: 'uq_pending_accounts_profile', columns: ['profileId'] }],
  indices: [{ name: 'ix_pending_accounts_due', columns: ['dueAt'] }],
  foreignKeys: [cascadeTo('Profile', { name: 'fk_pending_accounts_profile', property: 'profileId' })],
});
