import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { outcomeLength } from '../health/opening-count.entity.ts';
import { columnLengths } from '../modules/module.entity.ts';

export class AddHealth1797292800000 implements MigrationInterface {
  readonly name = 'AddHealth1797292800000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'opening_counts',
      columns: [
        { ...db.varchar('module', columnLengths.module, { exact: true }), isPrimary: true },
        { ...db.instant('hour'), isPrimary: true },
        { ...db.varchar('release_version', columnLengths.version, { exact: true }), isPrimary: true },
        { ...db.varchar('outcome', outcomeLength, { exact: true }), isPrimary: true },
        db.integer('openings'),
      ],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropTable('opening_counts');
  }
}
