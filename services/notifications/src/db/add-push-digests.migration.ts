import { type MigrationDialect, migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { digestLengths } from '../digests/digest.entity.ts';
import { lengths } from '../notifications/notification.entity.ts';

export class AddPushDigests1796256000000 implements MigrationInterface {
  readonly name = 'AddPushDigests1796256000000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    // Rows of the release before count as pushed, because that release sends at once or never.
    await db.addColumn('notifications', db.boolean('is_pushed', { default: true }));
    await db.addColumn('notifications', db.integer('push_digest_id', { nullable: true }));
    await db.addColumn('push_messages', db.integer('digest_id', { nullable: true }));
    await createPushDigestsTable(db);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropTable('push_digests');
    await db.dropColumn('push_messages', 'digest_id');
    for (const column of ['push_digest_id', 'is_pushed']) await db.dropColumn('notifications', column);
  }
}

async function createPushDigestsTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'push_digests',
    columns: [
      db.id(),
      db.varchar('member_id', lengths.member, { exact: true }),
      db.varchar('day', digestLengths.day, { exact: true }),
      db.instant('due_at'),
      db.varchar('state', digestLengths.state, { exact: true }),
      db.instant('claimed_until'),
      db.integer('attempts', { default: 0 }),
    ],
    uniques: [{ name: 'uq_push_digests', columns: ['member_id', 'day'] }],
    indices: [
      { name: 'ix_push_digests_claim', columns: ['state', 'claimed_until'] },
      { name: 'ix_push_digests_due', columns: ['due_at'] },
    ],
  });
}
