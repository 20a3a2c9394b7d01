import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { prependCachedRow, removeCachedRow } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { meetingsQuery } from './list-meetings.ts';

/** Adds a meeting to the cached list of all meetings and to that of its club. The view sorts them. */
export function showMeeting({ cache }: Pick<ModuleProps['api'], 'cache'>, meeting: Meeting): void {
  removeCachedRow(cache, listMeetings, meeting.id);
  for (const club of new Set(['', meeting.classification])) {
    prependCachedRow(cache, [listMeetings, meetingsQuery(club)], meeting);
  }
}
