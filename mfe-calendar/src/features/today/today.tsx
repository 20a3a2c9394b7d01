import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { ExtensionSection, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { calendarLocale, rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';
import { shownHour } from '../../time/event-hour.ts';
import { ownZone } from '../../time/meeting-times.ts';
import { today } from '../../time/today.ts';
import { eventHourMessages } from '../events/event-hour-messages.ts';

/** The section of the main menu with today's events. */
export const Today = () => {
  const day = today();
  const options = queryFor(useApi(), listEvents, { query: { from: day, to: day } });
  const events = useQuery({ ...options, select: (response) => firstByHour(options.select(response)) });
  return (
    <ExtensionSection
      query={events}
      texts={messages.todaySection}
      more={{ href: paths.calendar, label: messages.todaySection.more }}
      item={(event) => ({
        key: event.id,
        href: paths.day(eventDay(event.date)),
        label: event.descriptions,
        detail: hourOf(event),
      })}
    />
  );
};

/** Events of the whole day, then the others as they begin. */
function firstByHour(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  return events.toSorted((one, other) => instantOf(one) - instantOf(other)).slice(0, rowsInSection);
}

const instantOf = ({ startsAt }: CalendarEvent) => (startsAt === undefined ? 0 : Date.parse(startsAt));

/** `6:00 PM` by the reader's clock, with the day if it is another one there. */
function hourOf(event: CalendarEvent): string | undefined {
  const hour = shownHour(event, ownZone(), calendarLocale);
  return hour && [hour.time, hour.shift !== 0 && eventHourMessages.shift(hour.shift)].filter(Boolean).join(', ');
}
