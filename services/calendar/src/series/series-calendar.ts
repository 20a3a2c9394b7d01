import { TZDate } from '@date-fns/tz';
import { meetingInstant, meetingZone } from '@seed/calendar-contracts/meetings';
import { datesOf } from '@seed/calendar-contracts/recurrence';
import { createCalendar, uidOf } from '../icalendar.ts';
import { invitationContent } from '../meetings/invitation.ts';
import type { MeetingRow } from '../meetings/meeting.entity.ts';
import type { SeriesRow } from './series.entity.ts';

export interface SeriesInvitation {
  readonly series: SeriesRow;
  /** Those that are left of it, in the order of its rule. */
  readonly meetings: readonly [MeetingRow, ...MeetingRow[]];
}

/**
 * A series as an iCalendar file: one event with its rule, the dates that it leaves out, and an event of its own for each
 * meeting that differs from the latest one.
 */
export function seriesInvitation({ series, meetings }: SeriesInvitation, publicUrl: string): string {
  const calendar = createCalendar({ timezone: { name: null, generator: () => zoneOfMeetings } });
  const common = {
    id: uidOf('meeting-series', series.id, publicUrl),
    sequence: series.version - 1,
    stamp: series.updatedAt,
    lastModified: series.updatedAt,
    timezone: meetingZone,
  };
  const usual = meetings.at(-1) ?? meetings[0];
  const createEvent = (meeting: MeetingRow, date: string) => {
    const { categories, minutes, ...content } = invitationContent(meeting);
    const start = meetingInstant(date);
    const end = new Date(start.getTime() + minutes * minuteMs);
    const event = calendar.createEvent({ ...common, ...content, start: inColombia(start), end: inColombia(end) });
    for (const name of categories) event.createCategory({ name });
    return event;
  };
  createEvent(usual, series.date).repeating(ruleOf(series, meetings));
  for (const meeting of meetings) {
    const { date, seriesDate } = meeting;
    if (seriesDate === null || (date === seriesDate && hasContentOf(meeting, usual))) continue;
    createEvent(meeting, date).recurrenceId(inColombia(meetingInstant(seriesDate)));
  }
  return calendar.toString();
}

const minuteMs = 60 * 1000;

/** Colombia has had no summer time since 1993. */
const zoneOfMeetings = [
  'BEGIN:VTIMEZONE',
  `TZID:${meetingZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19930404T000000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:-05',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** The rule is one of Colombian days: in UTC an evening is on the next day, and the last day of a month on the first. */
function inColombia(instant: Date): TZDate {
  return new TZDate(instant, meetingZone);
}

/** The rule, and the dates that it does not have or should not have. */
function ruleOf(series: SeriesRow, meetings: readonly MeetingRow[]): string {
  const { date, every, interval, count } = series;
  const dates = datesOf(date, { every, interval, count });
  const left = new Set(meetings.map(({ seriesDate }) => seriesDate));
  const additional = every === 'month' ? datesInShortMonths(dates) : [];
  const byRule = dates.filter((one) => !additional.includes(one));
  const rule = `INTERVAL=${interval};COUNT=${byRule.length}`;
  return [
    every === 'week' ? `RRULE:FREQ=WEEKLY;${rule}` : `RRULE:FREQ=MONTHLY;${rule};BYMONTHDAY=${dayOfRule(date)}`,
    ...dateList(
      'RDATE',
      additional.filter((one) => left.has(one)),
    ),
    ...dateList(
      'EXDATE',
      byRule.filter((one) => !left.has(one)),
    ),
  ].join('\n');
}

/** The 31st is the last day, which every program can compute; a rule of the 29th or 30th leaves short months out. */
function dayOfRule(date: string): string {
  return dayOf(date) === '31' ? '-1' : String(Number(dayOf(date)));
}

/** `BYSETPOS` could express them in the rule, but ical.js, and with it Thunderbird, ignores it beside days of a month. */
function datesInShortMonths([first = '', ...later]: readonly string[]): string[] {
  return dayOf(first) === '31' ? [] : later.filter((date) => dayOf(date) !== dayOf(first));
}

function dayOf(date: string): string {
  return date.slice('2026-05-'.length, '2026-05-31'.length);
}

function dateList(name: 'RDATE' | 'EXDATE', dates: readonly string[]): string[] {
  return dates.length === 0 ? [] : [`${name};TZID=${meetingZone}:${dates.map(basicFormat).join()}`];
}

/** `2026-05-31T19:00` → `20260531T190000` */
function basicFormat(date: string): string {
  return date.replaceAll(/[-:]|\.\d+/g, '').padEnd('20260531T190000'.length, '0');
}

function hasContentOf(one: MeetingRow, other: MeetingRow): boolean {
  return JSON.stringify(invitationContent(one)) === JSON.stringify(invitationContent(other));
}
