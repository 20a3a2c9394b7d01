import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';

export class AddChanges1795910400003 implements MigrationInterface {
  readonly name = 'AddChanges1795910400003';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'notification_changes',
      columns: [
        { ...db.varchar('recipient_id', lengths.member, { exact: true }), isPrimary: true },
        db.instant('changed_at'),
      ],
      indices: [{ name: 'ix_notification_changes', columns: ['changed_at'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable('notification_changes');
  }
}
