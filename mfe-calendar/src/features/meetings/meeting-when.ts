import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { dateFormat } from '@seed/ui/formats';

/** The start of a meeting in the zone of this browser, e.g. `Sat, Nov 21, 7:00 PM`. */
export function meetingWhen({ startsAt }: Meeting, locale: string): string {
  return dateFormat(locale, format).format(new Date(startsAt));
}

/**
 * A short form for a tile: the weekday and time of a meeting within six days, or its date.
 *
 * @param now the current instant in milliseconds
 */
export function shortMeetingWhen({ startsAt }: Meeting, locale: string, now = Date.now()): string {
  const start = new Date(startsAt);
  const isSoon = start.getTime() - now < sixDaysMs;
  return dateFormat(locale, isSoon ? soonFormat : laterFormat).format(start);
}

const sixDaysMs = 6 * 86_400_000;
const soonFormat = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
const laterFormat = { month: 'short', day: 'numeric' } as const;
const format = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
