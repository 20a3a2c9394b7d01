import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eventsPerPage } from '../../../constants.ts';
import { firstDay, monthOf, shiftMonth } from '../../../time/civil-day.ts';
import { localDay, startOfDay } from '../../../time/local-day.ts';
import { useAllPages } from './use-all-pages.ts';

/** The query of the meetings that begin in a month, by the clocks of this browser. */
function monthQuery(month: string) {
  const from = startOfDay(firstDay(month)).toISOString();
  const before = startOfDay(firstDay(shiftMonth(month, 1))).toISOString();
  return { from, before, limit: eventsPerPage };
}

/** The meetings of a month by day, in the zone of this browser; while they are not shown, none is fetched. */
export function useMonthMeetings(month: string, isShown: boolean) {
  const query = infiniteQueryFor(useApi(), listMeetings, monthQuery(month));
  const meetings = useInfiniteQuery({ ...query, enabled: isShown, retryOnMount: false });
  useAllPages(meetings);
  const { data } = meetings;
  return {
    ...meetings,
    isMissing: isShown && data === undefined && !meetings.isError,
    byDay: useMemo(() => meetingsByDay((isShown && data) || [], month), [data, isShown, month]),
  };
}

function meetingsByDay(meetings: readonly Meeting[], month: string): ReadonlyMap<string, Meeting[]> {
  const sorted = meetings
    .map((meeting) => ({ day: localDay(meeting.startsAt), meeting }))
    .filter(({ day }) => monthOf(day) === month)
    .sort(
      (one, other) => one.meeting.startsAt.localeCompare(other.meeting.startsAt) || one.meeting.id - other.meeting.id,
    );
  const byDay = new Map<string, Meeting[]>();
  for (const { day, meeting } of sorted) byDay.set(day, [...(byDay.get(day) ?? []), meeting]);
  return byDay;
}
