import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { authorLimits } from '../author.ts';

const name = 'post_readings';

export class AddReadings1796198400000 implements MigrationInterface {
  readonly name = 'AddReadings1796198400000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name,
      columns: [
        db.id(),
        db.integer('post_id'),
        db.varchar('member_id', authorLimits.id, { exact: true }),
        db.instant('read_up_to'),
      ],
      uniques: [{ name: 'uq_post_readings_member_post', columns: ['member_id', 'post_id'] }],
      indices: [{ name: 'ix_post_readings_post', columns: ['post_id'] }],
      foreignKeys: [{ name: 'fk_post_readings_post', column: 'post_id', references: 'posts', onDelete: 'CASCADE' }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable(name);
  }
}
