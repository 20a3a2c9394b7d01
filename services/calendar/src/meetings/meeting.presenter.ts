import type { Permissions } from '@seed/contracts/fields';
import type { Meeting } from '@seed/contracts/meetings';
import type { MeetingRow } from './meeting.entity.ts';

/** A meeting with what the caller may do with it. */
export interface PermittedMeeting {
  readonly meeting: MeetingRow;
  readonly permissions: Permissions;
}

/** The meeting as the contract has it. */
export function presentMeeting({ meeting, permissions }: PermittedMeeting): Meeting {
  const { id, title, description, url, date, startsAt, classification, authorId } = meeting;
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
    permissions,
  };
}
