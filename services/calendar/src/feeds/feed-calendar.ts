import { ICalEventTransparency } from 'ical-generator';
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
    calendar.createEvent({
      id: uidOf('event', event.id, publicUrl),
      sequence: event.version - 1,
      stamp: event.updatedAt,
      lastModified: event.updatedAt,
      // A whole day, the same in every zone, that leaves the member's time free.
      start: event.day,
      allDay: true,
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
