import { type MemberFile, memberFile } from '@seed/service-kit/member-files';
import type { Database } from '@seed/service-kit/transaction';
import { attendanceEntity } from './attendance/attendance.entity.ts';
import { meetingEntity } from './meetings/meeting.entity.ts';

/** The rows of a member in this service, for the file with all their data. */
export function calendarMemberFiles(database: Database): readonly MemberFile[] {
  return [
    memberFile(database, meetingEntity, {
      file: 'meetings',
      about: 'The meetings that you scheduled. “date” is Colombian time, “startsAt” the same in UTC.',
      owner: 'authorId',
      properties: [
        'id',
        'title',
        'description',
        'url',
        'date',
        'startsAt',
        'durationMinutes',
        'classification',
        'authorName',
      ],
    }),
    memberFile(database, attendanceEntity, {
      file: 'attendance',
      about: 'Your decisions about meetings. “meetingId” is the id of the meeting.',
      owner: 'memberId',
      properties: ['meetingId', 'memberName', 'status', 'decidedAt'],
    }),
  ];
}
