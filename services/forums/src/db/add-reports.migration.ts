import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { addHiddenColumns, dropHiddenColumns } from '@seed/service-kit/reports/hidden-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forumReports } from '../reports/forum-reports.ts';

const tables = ['posts', 'comments', 'notes'];

export class AddReports1796184000000 implements MigrationInterface {
  readonly name = 'AddReports1796184000000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of tables) await addHiddenColumns(runner, table);
    await db.addColumn('comments', db.boolean('is_post_hidden', { default: false }));
    await forumReports.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await forumReports.drop(runner);
    await migrationDialect(runner).dropColumn('comments', 'is_post_hidden');
    for (const table of tables) await dropHiddenColumns(runner, table);
  }
}
