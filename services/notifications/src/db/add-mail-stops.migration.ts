import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { mailStopLengths } from '../mail-reports/mail-stop.entity.ts';

export class AddMailStops1796169600001 implements MigrationInterface {
  readonly name = 'AddMailStops1796169600001';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'mail_stops',
      columns: [
        { ...db.varchar('address', mailStopLengths.address, { exact: true }), isPrimary: true },
        db.varchar('reason', mailStopLengths.reason, { exact: true }),
        db.instant('stopped_at'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable('mail_stops');
  }
}
