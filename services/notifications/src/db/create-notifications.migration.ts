import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { type MigrationDialect, migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';

export class CreateNotifications1795910400000 implements MigrationInterface {
  readonly name = 'CreateNotifications1795910400000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await createNotificationsTable(db);
    await createActsTable(db);
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['idempotency_keys', 'notified_acts', 'notifications']) await db.dropTable(table);
  }
}

async function createNotificationsTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'notifications',
    columns: [
      db.id(),
      db.varchar('recipient_id', lengths.member, { exact: true }),
      db.varchar('kind', lengths.kind, { exact: true }),
      db.varchar('title', lengths.title),
      db.varchar('excerpt', lengths.excerpt),
      db.varchar('href', lengths.href, { exact: true }),
      db.varchar('actor_id', lengths.member, { exact: true }),
      db.varchar('actor_name', lengths.member),
      db.integer('actor_count', { default: 1 }),
      db.instant('created_at'),
      db.boolean('is_read', { default: false }),
      db.varchar('collected_key', lengths.key, { exact: true, nullable: true }),
    ],
    uniques: [{ name: 'uq_notifications_collected', columns: ['recipient_id', 'collected_key'] }],
    indices: [
      { name: 'ix_notifications_of_recipient', columns: ['recipient_id', 'created_at', 'id'] },
      { name: 'ix_notifications_unread', columns: ['recipient_id', 'is_read', 'created_at'] },
      { name: 'ix_notifications_actor', columns: ['actor_id'] },
    ],
  });
}

async function createActsTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'notified_acts',
    columns: [
      db.id(),
      db.integer('notification_id'),
      db.varchar('recipient_id', lengths.member, { exact: true }),
      db.varchar('act_key', lengths.key, { exact: true }),
      db.varchar('actor_id', lengths.member, { exact: true }),
    ],
    uniques: [{ name: 'uq_notified_acts', columns: ['recipient_id', 'act_key', 'actor_id'] }],
    indices: [{ name: 'ix_notified_acts_notification', columns: ['notification_id'] }],
    foreignKeys: [
      {
        name: 'fk_notified_acts_notification',
        column: 'notification_id',
        references: 'notifications',
        onDelete: 'CASCADE',
      },
    ],
  });
}
