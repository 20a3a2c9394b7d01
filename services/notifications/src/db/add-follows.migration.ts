import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { followLengths } from '../follows/follow.entity.ts';
import { lengths } from '../notifications/notification.entity.ts';

export class AddFollows1796083200001 implements MigrationInterface {
  readonly name = 'AddFollows1796083200001';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'notification_follows',
      columns: [
        { ...db.varchar('subject', followLengths.subject, { exact: true }), isPrimary: true },
        { ...db.varchar('member_id', lengths.member, { exact: true }), isPrimary: true },
        db.varchar('choice', followLengths.choice),
        db.boolean('is_joined', { default: false }),
        db.instant('joined_changed_at', { nullable: true }),
      ],
      indices: [{ name: 'ix_notification_follows_member', columns: ['member_id'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropTable('notification_follows');
  }
}
