import { datesOf } from '@seed/calendar-contracts/recurrence';
import type { Recurrence } from '@seed/calendar-contracts/recurrence';
import { addMeeting } from './calendar-world.ts';
import type { CalendarWorld, StoredMeeting } from './calendar-world.ts';

type NewMeeting = Parameters<typeof addMeeting>[1];

/** Adds a meeting or all of a series, and returns the first one. */
export function addMeetings(world: CalendarWorld, content: NewMeeting, repeats: Recurrence | undefined): StoredMeeting {
  if (repeats === undefined) return addMeeting(world, content);
  const { every, interval } = repeats;
  const [first = content.date, ...later] = datesOf(content.date, repeats);
  const meeting = addMeeting(world, { ...content, date: first });
  const series = { id: meeting.id, every, interval };
  Object.assign(meeting, { series });
  for (const date of later) addMeeting(world, { ...content, date, series });
  return meeting;
}

/** The later meetings of the series. */
export function followingOf({ meetings }: CalendarWorld, { series, date }: StoredMeeting): StoredMeeting[] {
  if (series === undefined) return [];
  return meetings.filter((one) => one.series?.id === series.id && one.date > date);
}

/** A meeting after a change of one that it follows: the same title, link and hour on its own day. */
export function changedWith(
  meeting: StoredMeeting,
  following: readonly StoredMeeting[],
  { title, url, date }: StoredMeeting,
): StoredMeeting {
  if (!following.includes(meeting)) return meeting;
  return { ...meeting, title, url, date: meeting.date.slice(0, 10) + date.slice(10), version: meeting.version + 1 };
}
