import { createCalendar, uidOf } from '../icalendar.ts';
import type { MeetingRow } from './meeting.entity.ts';

const minuteMs = 60 * 1000;

/** One meeting as an iCalendar file. */
export function invitationOf(meeting: MeetingRow, publicUrl: string): string {
  const { id, startsAt, updatedAt, version } = meeting;
  const { categories, minutes, ...content } = invitationContent(meeting);
  const calendar = createCalendar({});
  const event = calendar.createEvent({
    id: uidOf('meeting', id, publicUrl),
    sequence: version - 1,
    stamp: updatedAt,
    lastModified: updatedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * minuteMs),
    ...content,
  });
  for (const name of categories) event.createCategory({ name });
  return calendar.toString();
}

/** The parts of an event in calendar programs that do not depend on its time. */
export function invitationContent({ title, description, url, classification, durationMinutes }: MeetingRow) {
  return {
    summary: title,
    description: [description, url].filter((text) => text !== '').join('\n\n'),
    location: url,
    url,
    minutes: durationMinutes,
    categories: classification === '' ? [] : [classification],
  };
}
