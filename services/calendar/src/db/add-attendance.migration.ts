import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { createOutboxTable } from '@seed/service-kit/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { meetingColumns } from '../meetings/meeting.entity.ts';
import { attendanceLimits, attendeesOfMeeting } from '../attendance/attendance.entity.ts';

const counts = ['accepted_count', 'tentative_count', 'declined_count'];

/** Members decide whether they join a meeting, and are notified of it. */
export class AddAttendance1796083200000 implements MigrationInterface {
  readonly name = 'AddAttendance1796083200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const count of counts) await db.addColumn('meetings', db.integer(count, { default: 0 }));
    await db.addColumn('meetings', db.varchar('author_name', meetingColumns.authorName, { nullable: true }));
    await db.addColumn('meetings', db.instant('reminded_of', { nullable: true }));
    await db.createTable({
      name: 'meeting_attendance',
      columns: [
        db.id(),
        db.integer('meeting_id'),
        db.varchar('member_id', attendanceLimits.memberId, { exact: true }),
        db.varchar('member_name', attendanceLimits.memberName),
        db.varchar('status', attendanceLimits.status, { exact: true }),
        db.instant('decided_at'),
      ],
      uniques: [{ name: 'uq_meeting_attendance', columns: ['member_id', 'meeting_id'] }],
      indices: [{ name: attendeesOfMeeting, columns: ['meeting_id', 'decided_at', 'id'] }],
      foreignKeys: [
        { name: 'fk_meeting_attendance_meeting', column: 'meeting_id', references: 'meetings', onDelete: 'CASCADE' },
      ],
    });
    await createOutboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropTable('outbox_events');
    await db.dropTable('meeting_attendance');
    for (const column of [...counts, 'author_name', 'reminded_of']) await db.dropColumn('meetings', column);
  }
}
