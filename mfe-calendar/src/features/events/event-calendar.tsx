import { QueryContent, useDialogRoute } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Agenda, AgendaSkeleton } from './agenda.tsx';
import { useEvents } from './api/list-events.ts';
import { MonthBar } from './month-bar.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useShownMonth } from '../../time/use-shown-month.ts';
import styles from './event-calendar.module.css';

/** A month of events as a grid and as a list, with the children below. */
export const EventCalendar = ({ children }: { readonly children: ReactNode }) => {
  const { month, show } = useShownMonth();
  const { open } = useDialogRoute(paths.month(month));
  const events = useEvents(month);
  return (
    <>
      <div className={styles.calendar}>
        <Card className={styles.month ?? ''}>
          <MonthBar month={month} onMonthChange={show} />
          <MonthGrid
            month={month}
            countOf={(day) => events.byDay.get(day)?.length ?? 0}
            onMonthChange={show}
            onOpenDay={(day) => open(paths.day(day))}
          />
        </Card>
        <QueryContent
          query={events}
          errorTitle={messages.calendar.errorTitle}
          loading={<AgendaSkeleton month={month} />}
        >
          {() => <Agenda month={month} byDay={events.byDay} />}
        </QueryContent>
      </div>
      {/* The list above has an unknown length and would move the children. */}
      {!events.isPending && children}
    </>
  );
};
