import type { Permissions } from '@seed/contracts/fields';
import type { Meeting } from '@seed/calendar-contracts/meetings';
import type { MeetingRow } from './meeting.entity.ts';

/** A meeting with the caller's permissions. */
export interface PermittedMeeting {
  readonly meeting: MeetingRow;
  readonly permissions: Permissions;
}

/** The meeting as the contract has it. */
export function presentMeeting({ meeting, permissions }: PermittedMeeting): Meeting {
  const { id, title, description, url, date, startsAt, classification, authorId, changedById } = meeting;
  const time = date.slice(date.indexOf('T') + 1);
  return {
    id,
    title,
    description,
    url,
    date,
    time,
    startsAt: startsAt.toISOString(),
    classification,
    authorId,
    ...(changedById !== null && { changedById }),
    permissions,
  };
}
