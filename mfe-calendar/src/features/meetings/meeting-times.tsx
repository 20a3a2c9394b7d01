import { ownTimeZone } from '@seed/ui/formats';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { writeDay } from '../../time/civil-day.ts';
import { cityOf, programmeTimes, viewerTime } from '../../time/meeting-times.ts';
import type { MeetingTime, ZoneTime } from '../../time/meeting-times.ts';
import styles from './meeting-times.module.css';

/** The start and the end of a meeting in the zones of the programme and in that of the member. */
export const MeetingTimes = (meeting: MeetingTime) => {
  const own = viewerTime(meeting, ownTimeZone(), calendarLocale);
  const times = programmeTimes(meeting, calendarLocale);
  if (own) times.push({ ...own, zone: messages.meeting.own(cityOf(own.zone)) });
  return (
    <dl aria-label={messages.meeting.times} className={styles.times}>
      {times.map((time) => (
        <ZoneRow key={time.zone} {...time} />
      ))}
    </dl>
  );
};

const ZoneRow = ({ zone, day, time, shift }: ZoneTime) => (
  <div className={styles.zone}>
    <dt>{zone}</dt>
    <dd>
      <span className={styles.time}>{time}</span>{' '}
      {shift !== 0 && (
        <span className={styles.shift}>
          {writeDay(day, calendarLocale, { weekday: 'short' })} <b>{messages.meeting.shift(shift)}</b>
        </span>
      )}
    </dd>
  </div>
);
