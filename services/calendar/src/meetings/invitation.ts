import { createCalendar, uidOf } from '../icalendar.ts';
import type { MeetingRow } from './meeting.entity.ts';

const minuteMs = 60 * 1000;

/** One meeting as an iCalendar file. */
export function invitationOf(meeting: MeetingRow, publicUrl: string): string {
  const { id, title, description, url, classification, startsAt, updatedAt, version } = meeting;
  const calendar = createCalendar({});
  const event = calendar.createEvent({
    id: uidOf('meeting', id, publicUrl),
    sequence: version - 1,
    stamp: updatedAt,
    lastModified: updatedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + meeting.durationMinutes * minuteMs),
    summary: title,
    description: [description, url].filter((text) => text !== '').join('\n\n'),
    location: url,
    url,
  });
  if (classification !== '') event.createCategory({ name: classification });
  return calendar.toString();
}
