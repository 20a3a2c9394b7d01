import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { meetingColumns } from '../meetings/meeting.entity.ts';

const index = { name: 'ix_meetings_of_series', columns: ['series_id', 'series_date'] };

/** Meetings may repeat; each of a series is a meeting of its own. */
export class AddMeetingSeries1796353200002 implements MigrationInterface {
  readonly name = 'AddMeetingSeries1796353200002';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    const { date, repeatEvery } = meetingColumns;
    await db.createTable({
      name: 'meeting_series',
      columns: [
        db.id(),
        db.varchar('date', date, { exact: true }),
        db.varchar('repeat_every', repeatEvery, { exact: true }),
        db.integer('repeat_interval'),
        db.integer('meeting_count'),
        db.instant('updated_at'),
        db.integer('version', { default: 1 }),
      ],
    });
    await db.addColumn('meetings', db.integer('series_id', { nullable: true }));
    await db.addColumn('meetings', db.varchar('series_date', date, { exact: true, nullable: true }));
    await db.addColumn('meetings', db.varchar('repeat_every', repeatEvery, { exact: true, nullable: true }));
    await db.addColumn('meetings', db.integer('repeat_interval', { nullable: true }));
    await db.createIndex('meetings', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropIndex('meetings', index.name);
    for (const column of ['repeat_interval', 'repeat_every', 'series_date', 'series_id']) {
      await db.dropColumn('meetings', column);
    }
    await db.dropTable('meeting_series');
  }
}
