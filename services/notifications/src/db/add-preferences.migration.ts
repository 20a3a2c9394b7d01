import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';
import { frequencyLength } from '../preferences/preference.entity.ts';

export class AddPreferences1795910400004 implements MigrationInterface {
  readonly name = 'AddPreferences1795910400004';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'notification_preferences',
      columns: [
        { ...db.varchar('member_id', lengths.member, { exact: true }), isPrimary: true },
        { ...db.varchar('topic', lengths.kind, { exact: true }), isPrimary: true },
        db.varchar('portal', frequencyLength),
        db.varchar('email', frequencyLength),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable('notification_preferences');
  }
}
