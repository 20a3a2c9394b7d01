import { QueryContent } from '@seed/portal-sdk';
import { useEffect } from 'react';
import { messages } from '../../messages.ts';
import { useMonthMeetings } from './api/list-month-meetings.ts';
import { DayMeetings } from './day-meetings.tsx';
import type { MeetingsByDay } from './meetings-by-day.ts';

export interface MonthMeetingsProps {
  readonly month: string;
  /** Gets the meetings of the month; null while they load, and when they are no longer shown. */
  readonly onChange: (meetings: MeetingsByDay | null) => void;
}

/** Loads the meetings of a month, and shows a failure with a retry. It is a chunk of its own, for those who want them. */
export const MonthMeetings = ({ month, onChange }: MonthMeetingsProps) => {
  const { byDay, isMissing, ...query } = useMonthMeetings(month, true);
  useEffect(() => {
    const shown = [...byDay].map(
      ([day, meetings]) => [day, { count: meetings.length, content: <DayMeetings meetings={meetings} /> }] as const,
    );
    onChange(isMissing ? null : new Map(shown));
    return () => onChange(null);
  }, [byDay, isMissing, onChange]);
  return (
    <QueryContent query={query} errorTitle={messages.calendar.meetingsErrorTitle} loading={null}>
      {() => null}
    </QueryContent>
  );
};
