import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddCommentsVersion1796202000000 implements MigrationInterface {
  readonly name = 'AddCommentsVersion1796202000000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('posts', db.integer('comments_version', { default: 1 }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropColumn('posts', 'comments_version');
  }
}
