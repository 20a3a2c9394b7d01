import { eventDay } from '@seed/calendar-contracts/event-list';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { dateFormat } from '@seed/ui/formats';

/** The hour of an event for a reader. */
export interface ShownHour {
  /** `6:00 PM` in the reader's zone. */
  readonly time: string;
  /** The day in the reader's zone on which it begins. */
  readonly day: string;
  /** The difference to the day of the event; -1 is the day before. */
  readonly shift: number;
  /** The hour in the zone of the event; undefined if it is the same. */
  readonly elsewhere?: { readonly time: string; readonly zone: string } | undefined;
}

/** The hour in the zone of a reader; undefined for an event of a whole day. */
export function shownHour(event: CalendarEvent, zone: string, locale: string): ShownHour | undefined {
  const { startsAt } = event;
  if (startsAt === undefined || event.zone === undefined) return undefined;
  const time = writeHour(startsAt, zone, locale);
  const day = dayIn(startsAt, zone);
  const shift = Math.round((Date.parse(day) - Date.parse(eventDay(event.date))) / dayMs);
  const there = writeHour(startsAt, event.zone, locale);
  return { time, day, shift, elsewhere: there === time ? undefined : { time: there, zone: event.zone } };
}

const dayMs = 86_400_000;

function writeHour(instant: string, timeZone: string, locale: string): string {
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  return format.format(new Date(instant)).replace('\u202f', ' ');
}

/** `2026-11-21` */
function dayIn(instant: string, timeZone: string): string {
  // The Swedish format is that of ISO 8601.
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));
}
