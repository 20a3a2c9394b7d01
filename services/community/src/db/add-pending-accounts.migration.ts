import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longestProblem } from '../accounts/pending-account.entity.ts';

/** Imported members get an account at the identity provider. */
export class AddPendingAccounts1796169600000 implements MigrationInterface {
  readonly name = 'AddPendingAccounts1796169600000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'pending_accounts',
      columns: [
        db.id(),
        db.integer('profile_id'),
        db.integer('attempts', { default: 0 }),
        db.instant('due_at'),
        db.varchar('problem', longestProblem, { nullable: true }),
      ],
      uniques: [{ name: 'uq_pending_accounts_profile', columns: ['profile_id'] }],
      indices: [{ name: 'ix_pending_accounts_due', columns: ['due_at'] }],
      foreignKeys: [
        { name: 'fk_pending_accounts_profile', column: 'profile_id', references: 'profiles', onDelete: 'CASCADE' },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable('pending_accounts');
  }
}
