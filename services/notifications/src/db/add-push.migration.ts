import { type MigrationDialect, migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';
import { frequencyLength } from '../preferences/preference.entity.ts';
import { pushLengths } from '../push/push.entity.ts';

export class AddPush1796169600000 implements MigrationInterface {
  readonly name = 'AddPush1796169600000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('notification_preferences', db.varchar('push', frequencyLength, { nullable: true }));
    await createSubscriptionsTable(db);
    await createMessagesTable(db);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['push_messages', 'push_subscriptions']) await db.dropTable(table);
    await db.dropColumn('notification_preferences', 'push');
  }
}

async function createSubscriptionsTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'push_subscriptions',
    columns: [
      { ...db.varchar('id', pushLengths.id, { exact: true }), isPrimary: true },
      db.varchar('member_id', lengths.member, { exact: true }),
      db.varchar('endpoint', pushLengths.endpoint, { exact: true }),
      db.varchar('p256dh', pushLengths.p256dh, { exact: true }),
      db.varchar('auth', pushLengths.auth, { exact: true }),
      db.instant('created_at'),
    ],
    indices: [{ name: 'ix_push_subscriptions_member', columns: ['member_id', 'created_at'] }],
  });
}

async function createMessagesTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'push_messages',
    columns: [
      db.id(),
      db.varchar('subscription_id', pushLengths.id, { exact: true }),
      db.integer('notification_id'),
      db.varchar('revision', pushLengths.revision, { exact: true }),
      db.instant('due_at'),
      db.integer('attempts', { default: 0 }),
    ],
    uniques: [{ name: 'uq_push_messages', columns: ['subscription_id', 'notification_id'] }],
    indices: [{ name: 'ix_push_messages_due', columns: ['due_at'] }],
  });
}
