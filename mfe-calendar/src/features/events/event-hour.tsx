import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { ownTimeZone } from '@seed/ui/formats';
import { calendarLocale } from '../../constants.ts';
import { writeDay } from '../../time/civil-day.ts';
import { shownHour } from '../../time/event-hour.ts';
import { cityOf } from '../../time/meeting-times.ts';
import { eventHourMessages as texts } from './event-hour-messages.ts';
import styles from './event-hour.module.css';

/** The hour of an event by the reader's clock, and by that of the event if it shows another one. */
export const EventHour = ({ event }: { readonly event: CalendarEvent }) => {
  const hour = shownHour(event, ownTimeZone(), calendarLocale);
  if (hour === undefined) return null;
  const { time, day, shift, elsewhere } = hour;
  return (
    <p className={styles.hour}>
      <time dateTime={event.startsAt}>{time}</time> {texts.yourTime}
      {shift !== 0 && (
        <>
          , {writeDay(day, calendarLocale, { weekday: 'short' })} <b>{texts.shift(shift)}</b>
        </>
      )}
      {elsewhere && (
        <>
          {' '}
          <span aria-hidden="true">·</span> {texts.elsewhere(elsewhere.time, cityOf(elsewhere.zone))}
        </>
      )}
    </p>
  );
};
