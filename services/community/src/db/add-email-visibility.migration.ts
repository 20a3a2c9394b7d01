import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEmailVisibility1795305600001 implements MigrationInterface {
  readonly name = 'AddEmailVisibility1795305600001';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('profiles', { ...db.varchar('email_visibility', 10), default: "'everyone'" });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropColumn('profiles', 'email_visibility');
  }
}
