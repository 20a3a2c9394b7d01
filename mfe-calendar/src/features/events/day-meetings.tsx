import { meetingMinutes } from '@seed/calendar-contracts/meeting-list';
import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { ownTimeZone } from '@seed/ui/formats';
import { Link } from '@seed/ui/link';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { writeFromTo } from '../../time/from-to.ts';
import styles from './day-meetings.module.css';

/** The meetings of a day, with their hours in the zone of this browser. */
export const DayMeetings = ({ meetings }: { readonly meetings: readonly Meeting[] }) => {
  const timeZone = ownTimeZone();
  return (
    <ul aria-label={messages.calendar.meetingsOfDay} className={styles.meetings}>
      {meetings.map(({ id, title, url, startsAt, durationMinutes: minutes = meetingMinutes.usual }) => (
        <li key={id} className={styles.meeting}>
          <time dateTime={startsAt} className={styles.time}>
            {writeFromTo({ start: Date.parse(startsAt), minutes, locale: calendarLocale, timeZone })}
          </time>
          <Link href={url} target="_blank" rel="noopener noreferrer" variant="plain" className={styles.title ?? ''}>
            {title} <VisuallyHidden>{messages.calendar.newTab}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  );
};
