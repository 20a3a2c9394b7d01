import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCalendar1795219200001 implements MigrationInterface {
  readonly name = 'CreateCalendar1795219200001';

  async up(runner: QueryRunner): Promise<void> {
    await createEvents(runner);
    await createMeetings(runner);
    await createFeeds(runner);
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['idempotency_keys', 'calendar_feeds', 'meetings', 'events']) await db.dropTable(table);
  }
}

async function createEvents(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'events',
    columns: [
      db.id(),
      db.varchar('date', 40, { exact: true }),
      db.varchar('day', 10, { exact: true }),
      db.varchar('descriptions', 1000),
      db.instant('updated_at'),
      db.integer('version', { default: 1 }),
    ],
    indices: [{ name: 'ix_events_day', columns: ['day', 'id'] }],
  });
}

async function createMeetings(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'meetings',
    columns: [
      db.id(),
      db.varchar('title', 150),
      db.text('description'),
      db.text('url'),
      db.varchar('date', 23, { exact: true }),
      db.instant('starts_at'),
      db.varchar('classification', 60, { exact: true }),
      db.varchar('author_id', 191, { exact: true }),
      db.instant('updated_at'),
      db.integer('version', { default: 1 }),
    ],
    indices: [
      { name: 'ix_meetings_start', columns: ['starts_at', 'id'] },
      { name: 'ix_meetings_of_classification', columns: ['classification', 'starts_at', 'id'] },
    ],
  });
}

async function createFeeds(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'calendar_feeds',
    columns: [
      { ...db.varchar('member_id', 191, { exact: true }), isPrimary: true },
      db.varchar('digest', 64, { exact: true }),
      db.instant('created_at'),
    ],
    uniques: [{ name: 'uq_calendar_feeds_digest', columns: ['digest'] }],
  });
}
