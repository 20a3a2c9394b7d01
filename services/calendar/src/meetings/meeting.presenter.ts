import type { Permissions } from '@seed/contracts/fields';
import type { AttendanceStatus, Meeting } from '@seed/calendar-contracts/meetings';
import type { MeetingRow } from './meeting.entity.ts';

/** A meeting as the caller sees it. */
export interface MeetingOfCaller {
  readonly meeting: MeetingRow;
  /** The caller's decision about it. */
  readonly attendance: AttendanceStatus | undefined;
  readonly permissions: Permissions;
}

/** The meeting as the contract has it. */
export function presentMeeting({ meeting, attendance, permissions }: MeetingOfCaller): Meeting {
  const { id, title, description, url, date, startsAt, classification, authorId, authorName, changedById } = meeting;
  const { seriesId, repeatEvery, repeatInterval } = meeting;
  const time = date.slice(date.indexOf('T') + 1);
  return {
    id,
    title,
    description,
    url,
    date,
    time,
    startsAt: startsAt.toISOString(),
    durationMinutes: meeting.durationMinutes,
    classification,
    authorId,
    ...(authorName !== null && { authorName }),
    ...(changedById !== null && { changedById }),
    attendance: {
      accepted: meeting.acceptedCount,
      tentative: meeting.tentativeCount,
      declined: meeting.declinedCount,
    },
    ...(attendance !== undefined && { myAttendance: attendance }),
    ...(seriesId && repeatEvery && { series: { id: seriesId, every: repeatEvery, interval: repeatInterval ?? 1 } }),
    permissions,
  };
}
