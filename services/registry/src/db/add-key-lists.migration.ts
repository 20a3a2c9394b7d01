import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddKeyLists1795996800000 implements MigrationInterface {
  readonly name = 'AddKeyLists1795996800000';

  up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    return db.addColumn('registered_modules', db.text('key_list', { nullable: true }));
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropColumn('registered_modules', 'key_list');
  }
}
