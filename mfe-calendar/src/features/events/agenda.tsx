import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { EmptyDay } from '@seed/ui/art/empty-day';
import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { writeDay, writeMonth } from '../../time/civil-day.ts';
import { today } from '../../time/today.ts';
import { EventItem } from './event-item.tsx';
import styles from './agenda.module.css';

export interface AgendaProps {
  readonly month: string;
  readonly byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
}

/** The month's events as a list, for members who cannot use the grid. */
export const Agenda = ({ month, byDay }: AgendaProps) => {
  const name = writeMonth(month, calendarLocale);
  return (
    <section aria-labelledby="agenda" className={styles.agenda}>
      <h3 id="agenda" tabIndex={-1}>
        {messages.calendar.agenda(name)}
      </h3>
      {byDay.size === 0 && (
        <div className={styles.empty}>
          <EmptyDay />
          <p>{messages.calendar.empty(name)}</p>
        </div>
      )}
      <ol className={styles.days}>
        {[...byDay].map(([day, events]) => (
          <li key={day} className={styles.day} {...(day === today() && { 'data-today': '' })}>
            <h4 className={styles.date}>
              <time dateTime={day}>{writeDay(day, calendarLocale, dayFormat)}</time>
            </h4>
            <ul className={styles.events}>
              {events.map((event) => (
                <li key={event.id}>
                  <EventItem event={event} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
};

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
