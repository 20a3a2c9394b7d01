import { listMeetings } from '@seed/contracts/meetings';
import type { Meeting } from '@seed/contracts/meetings';
import { prependCachedRow, removeCachedRow } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { meetingsQuery } from './list-meetings.ts';

/** Shows a meeting in the list of all and in that of its club; the order comes from the view. */
export function showMeeting({ cache }: Pick<ModuleProps['api'], 'cache'>, meeting: Meeting): void {
  removeCachedRow(cache, listMeetings, meeting.id);
  for (const club of new Set(['', meeting.classification])) {
    prependCachedRow(cache, [listMeetings, meetingsQuery(club)], meeting);
  }
}
