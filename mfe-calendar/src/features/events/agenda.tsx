import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { Busy } from '@seed/ui/busy';
import { lateDrawing } from '@seed/ui/late-drawing';
import { Skeleton } from '@seed/ui/skeleton';
import { Suspense } from 'react';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { writeDay, writeMonth } from '../../time/civil-day.ts';
import { today } from '../../time/today.ts';
import { EventItem } from './event-item.tsx';
import type { MeetingsByDay } from './meetings-by-day.ts';
import styles from './agenda.module.css';

const EmptyDay = lateDrawing(async () => (await import('@seed/ui/art/empty-day')).EmptyDay);

export interface AgendaProps {
  readonly month: string;
  readonly byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  /** Null while meetings are not shown. */
  readonly meetings: MeetingsByDay | null;
}

/** The month's events as a list, for members who cannot use the grid. */
export const Agenda = ({ month, byDay, meetings }: AgendaProps) => {
  const name = writeMonth(month, calendarLocale);
  const days = [...new Set([...byDay.keys(), ...(meetings?.keys() ?? [])])].toSorted();
  return (
    <section aria-labelledby="agenda" className={styles.agenda}>
      <h3 id="agenda" tabIndex={-1}>
        {messages.calendar.agenda(name)}
      </h3>
      {days.length === 0 && (
        <div className={styles.empty}>
          <div className={styles.drawing}>
            <Suspense>
              <EmptyDay />
            </Suspense>
          </div>
          <p>{messages.calendar.empty(name)}</p>
        </div>
      )}
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day} className={styles.day} {...(day === today() && { 'data-today': '' })}>
            <h4 className={styles.date}>
              <time dateTime={day}>{writeDay(day, calendarLocale, dayFormat)}</time>
            </h4>
            <div className={styles.events}>
              <DayEvents events={byDay.get(day) ?? []} />
              {meetings?.get(day)?.content}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

const DayEvents = ({ events }: { readonly events: readonly CalendarEvent[] }) =>
  events.length > 0 && (
    <ul>
      {events.map((event) => (
        <li key={event.id} data-row={event.id} tabIndex={-1}>
          <EventItem event={event} />
        </li>
      ))}
    </ul>
  );

const dayFormat = { weekday: 'short', month: 'short', day: 'numeric' } as const;

const widths = ['82%', '64%', '73%'];

/** The skeleton of the list, about as large as the list. */
export const AgendaSkeleton = ({ month }: Pick<AgendaProps, 'month'>) => (
  <section aria-labelledby="agenda" className={styles.agenda}>
    <h3 id="agenda">{messages.calendar.agenda(writeMonth(month, calendarLocale))}</h3>
    <Busy label={messages.calendar.loading} className={styles.days ?? ''}>
      {widths.map((width) => (
        <div key={width} className={styles.day}>
          <div className={styles.date}>
            <Skeleton width="5.5rem" />
          </div>
          <div className={styles.bone}>
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </Busy>
  </section>
);
