import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { ExtensionSection, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { calendarLocale, rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';
import { today } from '../../time/today.ts';

/** The section of the main menu with today's events. */
export const Today = () => {
  const day = today();
  const options = queryFor(useApi(), listEvents, { query: { from: day, to: day } });
  const events = useQuery({ ...options, select: (response) => firstByHour(options.select?.(response) ?? []) });
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

const instantOf = ({ startsAt }: CalendarEvent) => Number(new Date(startsAt ?? 0));

/** `6:00 PM` by the reader's clock, with the weekday if it is another day there. */
function hourOf({ startsAt, date }: CalendarEvent): string | undefined {
  if (startsAt === undefined) return undefined;
  const instant = new Date(startsAt);
  // The Swedish format is that of ISO 8601.
  const weekday = instant.toLocaleDateString('sv') === eventDay(date) ? undefined : 'short';
  return instant.toLocaleTimeString(calendarLocale, { weekday, hour: 'numeric', minute: '2-digit' });
}
