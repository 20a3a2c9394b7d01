import { type MigrationDialect, migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { digestLengths } from '../digests/digest.entity.ts';
import { lengths } from '../notifications/notification.entity.ts';

export class AddDigests1795910400005 implements MigrationInterface {
  readonly name = 'AddDigests1795910400005';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('notifications', db.boolean('is_in_portal', { default: true }));
    await db.addColumn('notifications', db.boolean('is_digested', { default: false }));
    await createMembersTable(db);
    await createDigestsTable(db);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['digests', 'digest_members']) await db.dropTable(table);
    for (const column of ['is_digested', 'is_in_portal']) await db.dropColumn('notifications', column);
  }
}

async function createMembersTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'digest_members',
    columns: [
      { ...db.varchar('member_id', lengths.member, { exact: true }), isPrimary: true },
      db.varchar('name', lengths.member),
      db.varchar('email', digestLengths.email),
      db.varchar('time_zone', digestLengths.timeZone),
      db.instant('next_at'),
    ],
    indices: [{ name: 'ix_digest_members_next', columns: ['next_at'] }],
  });
}

async function createDigestsTable(db: MigrationDialect): Promise<void> {
  await db.createTable({
    name: 'digests',
    columns: [
      db.id(),
      db.varchar('member_id', lengths.member, { exact: true }),
      db.varchar('day', digestLengths.day, { exact: true }),
      db.instant('due_at'),
      db.varchar('state', digestLengths.state, { exact: true }),
      db.instant('claimed_until'),
      db.integer('attempts', { default: 0 }),
    ],
    uniques: [{ name: 'uq_digests', columns: ['member_id', 'day'] }],
    indices: [
      { name: 'ix_digests_claim', columns: ['state', 'claimed_until'] },
      { name: 'ix_digests_due', columns: ['due_at'] },
    ],
  });
}
