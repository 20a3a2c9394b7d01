import { QueryContent, useDialogRoute } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { lateComponent } from '@seed/ui/late-component';
import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Agenda, AgendaSkeleton } from './agenda.tsx';
import { useEvents } from './api/list-events.ts';
import type { MeetingsByDay } from './meetings-by-day.ts';
import { MeetingsSwitch } from './meetings-switch.tsx';
import { MonthBar } from './month-bar.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useShownMonth } from '../../time/use-shown-month.ts';
import { NewEvents } from './new-events.tsx';
import { useShowsMeetings } from './use-shows-meetings.ts';
import styles from './event-calendar.module.css';

// Most members look at the events alone.
const MonthMeetings = lateComponent(async () => (await import('./month-meetings.tsx')).MonthMeetings);

/** A month of events as a grid and as a list, with the children below. */
export const EventCalendar = ({ children }: { readonly children: ReactNode }) => {
  const { month: named, show } = useShownMonth();
  // After a press the name of the month changes at once, and its days follow in a frame of their own.
  const month = useDeferredValue(named);
  const { open } = useDialogRoute(paths.month(month));
  const events = useEvents(month);
  const { isShown, show: showMeetings } = useShowsMeetings();
  const [meetings, setMeetings] = useState<MeetingsByDay | null>(null);
  return (
    <>
      {events.data && <NewEvents month={month} loaded={events} />}
      <div className={styles.calendar}>
        <Card className={styles.month ?? ''}>
          <MonthBar month={named} onMonthChange={show} />
          <MonthGrid
            month={month}
            countOf={(day) => ({
              events: events.byDay.get(day)?.length ?? 0,
              meetings: meetings?.get(day)?.count ?? 0,
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
            isShown && meetings === null ? (
              <AgendaSkeleton month={month} />
            ) : (
              <Agenda month={month} byDay={events.byDay} meetings={meetings} />
            )
          }
        </QueryContent>
      </div>
      {isShown && <MonthMeetings month={month} onChange={setMeetings} />}
      {/* The list above has an unknown length and would move the children. */}
      {!events.isPending && children}
    </>
  );
};
