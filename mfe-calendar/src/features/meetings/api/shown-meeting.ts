import { listMeetings } from '@seed/contracts/meetings';
import type { Meeting } from '@seed/contracts/meetings';
import { addFirstRow, changeRows } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { meetingsQuery } from './list-meetings.ts';

type Cached = Pick<ModuleProps['api'], 'cache'>;

/** Shows a meeting in the list of all and in that of its club; the order comes from the view. */
export function showMeeting({ cache }: Cached, meeting: Meeting): void {
  hideMeeting({ cache }, meeting.id);
  for (const club of new Set(['', meeting.classification])) {
    addFirstRow(cache, [listMeetings, meetingsQuery(club)], meeting);
  }
}

export function hideMeeting({ cache }: Cached, id: number): void {
  changeRows(cache, listMeetings, (meetings) => meetings.filter((meeting) => meeting.id !== id));
}
