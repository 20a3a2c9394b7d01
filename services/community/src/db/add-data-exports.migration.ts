import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dataExportColumns } from '../data-exports/data-export.entity.ts';

/** Members request a file with all their data. */
export class AddDataExports1796187600000 implements MigrationInterface {
  readonly name = 'AddDataExports1796187600000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'data_exports',
      columns: [
        db.id(),
        db.integer('profile_id'),
        db.varchar('file_key', dataExportColumns.fileKey, { exact: true }),
        db.varchar('state', dataExportColumns.state, { exact: true }),
        db.integer('attempts', { default: 0 }),
        db.instant('due_at'),
        db.integer('parts', { default: 0 }),
        db.integer('bytes', { nullable: true }),
        db.instant('requested_at'),
        db.instant('expires_at', { nullable: true }),
        db.varchar('link_digest', dataExportColumns.digest, { exact: true, nullable: true }),
        db.instant('link_ends_at', { nullable: true }),
      ],
      uniques: [{ name: 'uq_data_exports_link', columns: ['link_digest'] }],
      indices: [
        { name: 'ix_data_exports_profile', columns: ['profile_id'] },
        { name: 'ix_data_exports_due', columns: ['state', 'due_at'] },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable('data_exports');
  }
}
