import { QueryContent, useDialogRoute } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Agenda, AgendaSkeleton } from './agenda.tsx';
import { useEvents } from './api/list-events.ts';
import { useMonthMeetings } from './api/list-month-meetings.ts';
import { MeetingsFailure } from './meetings-failure.tsx';
import { MeetingsSwitch } from './meetings-switch.tsx';
import { MonthBar } from './month-bar.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useShownMonth } from '../../time/use-shown-month.ts';
import { useShowsMeetings } from './use-shows-meetings.ts';
import styles from './event-calendar.module.css';

/** A month of events as a grid and as a list, with the children below. */
export const EventCalendar = ({ children }: { readonly children: ReactNode }) => {
  const { month, show } = useShownMonth();
  const { open } = useDialogRoute(paths.month(month));
  const events = useEvents(month);
  const { isShown, show: showMeetings } = useShowsMeetings();
  const meetings = useMonthMeetings(month, isShown);
  return (
    <>
      <div className={styles.calendar}>
        <Card className={styles.month ?? ''}>
          <MonthBar month={month} onMonthChange={show} />
          <MonthGrid
            month={month}
            countOf={(day) => ({
              events: events.byDay.get(day)?.length ?? 0,
              meetings: meetings.byDay.get(day)?.length ?? 0,
            })}
            onMonthChange={show}
            onOpenDay={(day) => open(paths.day(day))}
          />
          <MeetingsSwitch isShown={isShown} onChange={showMeetings} />
        </Card>
        <QueryContent
          query={events}
          errorTitle={messages.calendar.errorTitle}
          loading={<AgendaSkeleton month={month} />}
        >
          {() =>
            meetings.isMissing ? (
              <AgendaSkeleton month={month} />
            ) : (
              <Agenda month={month} byDay={events.byDay} meetingsByDay={meetings.byDay}>
                <MeetingsFailure query={meetings} isShown={isShown} />
              </Agenda>
            )
          }
        </QueryContent>
      </div>
      {/* The list above has an unknown length and would move the children. */}
      {!events.isPending && children}
    </>
  );
};
