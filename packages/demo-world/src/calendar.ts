import { meetingZone } from '@seed/calendar-contracts/meetings';
import { z } from 'zod';
import { demoMember, demoOthers } from './members.ts';
import { readData } from './read-data.ts';

export interface DemoEvent {
  /** A civil day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly descriptions: string;
  /** The hour in Colombia, `HH:mm`; null for a whole day. */
  readonly time: string | null;
  /** The zone of the hour. */
  readonly zone: string | null;
}

export interface DemoMeeting {
  /** Wall-clock time in Colombia, `YYYY-MM-DDTHH:mm`. */
  readonly date: string;
  readonly durationMinutes: number;
  /** A club's key; empty for the meetings of all members. */
  readonly classification: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly authorId: string;
  readonly authorName: string;
  /** The members who have decided about it. */
  readonly attendees: readonly DemoAttendee[];
}

export interface DemoAttendee {
  readonly memberId: string;
  readonly memberName: string;
  readonly status: 'accepted' | 'tentative' | 'declined';
}

export interface DemoCalendar {
  readonly events: readonly DemoEvent[];
  readonly meetings: readonly DemoMeeting[];
}

/** Days from today; negative for the past. */
const inDays = z.int();

const hour = z.string().regex(/^\d\d:\d\d$/);
const eventRow = z.strictObject({ inDays, descriptions: z.string(), time: hour.nullable().default(null) });
const festivityRow = z.strictObject({ monthAndDay: z.string().regex(/^\d\d-\d\d$/), descriptions: z.string() });
const meetingRow = z.strictObject({
  inDays,
  time: hour,
  durationMinutes: z.int().default(60),
  classification: z.string(),
  title: z.string(),
  description: z.string(),
  /** The last part of the link. */
  room: z.string(),
  author: z.string(),
});

const dayMs = 24 * 60 * 60 * 1000;
const festivityRangeDays = 100;
const civilDay = new Intl.DateTimeFormat('en-CA', { timeZone: meetingZone, dateStyle: 'short' });

/** The events and meetings around `now`, the earliest first. */
export function demoCalendar(now: Date): DemoCalendar {
  return { events: demoEvents(now), meetings: demoMeetings(now) };
}

/** The programme's events and the festivities of the four countries. */
function demoEvents(now: Date): DemoEvent[] {
  const programme = readData('data/events.json', eventRow).map((row) => ({
    date: dayFrom(now, row.inDays),
    descriptions: row.descriptions,
    time: row.time,
    zone: row.time === null ? null : meetingZone,
  }));
  return [...programme, ...festivitiesAround(now)].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Past and coming meetings of all members and of every club. */
function demoMeetings(now: Date): DemoMeeting[] {
  return readData('data/meetings.json', meetingRow).map(({ inDays: days, time, room, author, ...content }, at) => ({
    ...content,
    date: `${dayFrom(now, days)}T${time}`,
    url: `https://meet.seed.example/${room}`,
    authorId: demoMember(author).id,
    authorName: author,
    attendees: attendeesOf(at),
  }));
}

const decisions = ['accepted', 'accepted', 'tentative', 'accepted', 'declined', 'accepted'] as const;

/** Up to six members. */
function attendeesOf(meeting: number): DemoAttendee[] {
  const members = demoOthers.filter((_, at) => at % 7 === meeting % 7);
  return decisions.slice(0, (meeting * 5) % 7).flatMap((status, at) => {
    return members.slice(at, at + 1).map(({ id, name }) => ({ memberId: id, memberName: name, status }));
  });
}

function festivitiesAround(now: Date): DemoEvent[] {
  const byDay = new Map(readData('data/festivities.json', festivityRow).map((row) => [row.monthAndDay, row]));
  const days = Array.from({ length: 2 * festivityRangeDays + 1 }, (_, at) => dayFrom(now, at - festivityRangeDays));
  return days.flatMap((date) => {
    const festivity = byDay.get(date.slice('2026-'.length));
    return festivity === undefined ? [] : [{ date, descriptions: festivity.descriptions, time: null, zone: null }];
  });
}

/** Returns the civil day in Colombia some days from now. */
function dayFrom(now: Date, days: number): string {
  return civilDay.format(new Date(now.getTime() + days * dayMs));
}
