import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRetention1796601600000 implements MigrationInterface {
  readonly name = 'AddRetention1796601600000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('releases', db.instant('removed_at', { nullable: true }));
    await db.addColumn('stored_files', db.instant('removing_since', { nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropColumn('stored_files', 'removing_since');
    await db.dropColumn('releases', 'removed_at');
  }
}
