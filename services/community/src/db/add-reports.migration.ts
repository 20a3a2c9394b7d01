import { reportLimits } from '@seed/contracts/reports';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { addHiddenColumns, dropHiddenColumns } from '@seed/service-kit/reports/hidden-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { communityReports } from '../reports/community-reports.ts';

/** Members report profiles and their pictures, and Admins hide them. */
export class AddReports1796209200000 implements MigrationInterface {
  readonly name = 'AddReports1796209200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await addHiddenColumns(runner, 'profiles');
    await db.addColumn('profiles', db.instant('picture_hidden_at', { nullable: true }));
    await db.addColumn('profiles', db.varchar('picture_hidden_message', reportLimits.message, { nullable: true }));
    await communityReports.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await communityReports.drop(runner);
    const db = migrationDialect(runner);
    for (const column of ['picture_hidden_message', 'picture_hidden_at']) await db.dropColumn('profiles', column);
    await dropHiddenColumns(runner, 'profiles');
  }
}
