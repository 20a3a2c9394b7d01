import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountDeletionColumns } from '../accounts/account-deletion.entity.ts';

/** The accounts of removed members are deleted at the identity provider. */
export class AddAccountDeletions1796205600000 implements MigrationInterface {
  readonly name = 'AddAccountDeletions1796205600000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'account_deletions',
      columns: [
        db.id(),
        db.varchar('account_id', accountDeletionColumns.accountId, { exact: true, nullable: true }),
        db.varchar('login_email', accountDeletionColumns.loginEmail, { nullable: true }),
        db.integer('attempts', { default: 0 }),
        db.instant('due_at'),
      ],
      indices: [{ name: 'ix_account_deletions_due', columns: ['due_at'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable('account_deletions');
  }
}
