import type { AttendanceStatus } from '@seed/calendar-contracts/attendance';
import { cascadeTo, idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** The decision of one member about one meeting. */
export interface AttendanceRow {
  readonly id: number;
  readonly meetingId: number;
  readonly memberId: string;
  /** The member's display name at the time of the decision. */
  readonly memberName: string;
  readonly status: AttendanceStatus;
  readonly decidedAt: Date;
}

/** Greatest lengths in code points. */
export const attendanceLimits = { memberId: 191, memberName: 255, status: 16 } as const;

export const attendeesOfMeeting = 'ix_meeting_attendance_latest';

export const attendanceEntity = new EntitySchema<AttendanceRow>({
  name: 'Attendance',
  tableName: 'meeting_attendance',
  columns: {
    id: idColumn(),
    meetingId: integerColumn('meeting_id'),
    memberId: varcharColumn('member_id', attendanceLimits.memberId),
    memberName: varcharColumn('member_name', attendanceLimits.memberName),
    status: varcharColumn('status', attendanceLimits.status),
    decidedAt: instantColumn('decided_at'),
  },
  uniques: [{ name: 'uq_meeting_attendance', columns: ['memberId', 'meetingId'] }],
  indices: [{ name: attendeesOfMeeting, columns: ['meetingId', 'decidedAt', 'id'] }],
  foreignKeys: [cascadeTo('Meeting', { name: 'fk_meeting_attendance_meeting', property: 'meetingId' })],
});
