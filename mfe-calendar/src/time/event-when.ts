import type { CalendarEvent } from '@seed/calendar-contracts/event-list';

/** The hour of an event in the zone of this browser, e.g. `Sat 6:00 PM`; undefined for a whole day. */
export function eventWhen({ startsAt }: CalendarEvent, locale: string): string | undefined {
  return startsAt && new Intl.DateTimeFormat(locale, format).format(new Date(startsAt)).replace('\u202f', ' ');
}

const format = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
