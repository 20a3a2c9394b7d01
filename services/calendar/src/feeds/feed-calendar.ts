import { ICalEventTransparency } from 'ical-generator';
import { beginOf } from '../events/event-hour.ts';
import type { EventRow } from '../events/event.entity.ts';
import { createCalendar, uidOf } from '../icalendar.ts';

/** How often programs should fetch the feed. */
const refreshSeconds = 60 * 60;
const longestSummary = 120;

/** The events as an iCalendar object. It changes only when they do, so that programs can get a 304. */
export function feedCalendar(events: readonly EventRow[], publicUrl: string): string {
  const calendar = createCalendar({
    name: 'SEED Calendar',
    description: 'Events of the SEED programme',
    ttl: refreshSeconds,
    url: `${publicUrl}/calendar`,
  });
  for (const event of events) {
    const begin = beginOf(event);
    calendar.createEvent({
      id: uidOf('event', event.id, publicUrl),
      sequence: event.version - 1,
      stamp: event.updatedAt,
      lastModified: event.updatedAt,
      // A whole day is the same in every zone; an hour is an instant, without an end because none is known.
      ...(begin === undefined ? { start: event.day, allDay: true } : { start: begin.startsAt }),
      // Events leave the member's time free.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: summaryOf(event.descriptions),
      description: event.descriptions,
    });
  }
  return calendar.toString();
}

/** The first line, because a month view has room for one. */
function summaryOf(descriptions: string): string {
  const [line = ''] = descriptions.split('\n', 1);
  const letters = [...line.trim()];
  return letters.length <= longestSummary ? letters.join('') : `${letters.slice(0, longestSummary - 1).join('')}…`;
}
