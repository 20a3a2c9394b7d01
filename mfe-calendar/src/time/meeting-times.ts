import { meetingMinutes } from '@seed/calendar-contracts/meeting-list';
import { dateFormat } from '@seed/ui/formats';
import { meetingZones } from '../constants.ts';
import { addDays } from './civil-day.ts';
import { writeFromTo } from './from-to.ts';

/** A meeting in one zone. */
export interface ZoneTime {
  readonly zone: string;
  /** The day in the zone on which it begins. */
  readonly day: string;
  /** `7:00 – 8:00 PM` */
  readonly time: string;
  /** The difference to the day in Colombia; -1 is the day before. */
  readonly shift: number;
}

export interface MeetingTime {
  /** Colombian wall-clock time, `2026-11-21T19:00`. */
  readonly date: string;
  /** The same time as an instant. */
  readonly startsAt: string;
  /** The length in minutes; the usual one if there is none. */
  readonly durationMinutes?: number | undefined;
}

type Local = Omit<MeetingTime, 'startsAt'>;

/** The times in the zones of the programme. */
export function programmeTimes(meeting: Local, locale: string): ZoneTime[] {
  return meetingZones.map(({ id, offset }) => ({ zone: id, ...shown(meeting, { offset, locale }) }));
}

/** The time in the viewer's own zone; undefined if it equals that of a zone of the programme. */
export function viewerTime(meeting: MeetingTime, zone: string, locale: string): ZoneTime | undefined {
  const offset = hoursFrom(meeting.date, wallClock(meeting.startsAt, zone));
  const own = { zone, ...shown(meeting, { offset, locale }) };
  const isShownAlready = programmeTimes(meeting, locale).some(({ day, time }) => day === own.day && time === own.time);
  return isShownAlready ? undefined : own;
}

interface Shown {
  /** The lead over Colombian time in hours. */
  readonly offset: number;
  readonly locale: string;
}

function shown(
  { date, durationMinutes = meetingMinutes.usual }: Local,
  { offset, locale }: Shown,
): Omit<ZoneTime, 'zone'> {
  const start = asUtc(date) + offset * hourMs;
  const day = new Date(start).toISOString().slice(0, 10);
  const from = date.slice(0, 10);
  const shift = day === from ? 0 : day === addDays(from, -1) ? -1 : 1;
  return { day, time: writeFromTo({ start, minutes: durationMinutes, locale, timeZone: 'UTC' }), shift };
}

const hourMs = 3_600_000;

function hoursFrom(date: string, other: string): number {
  return (asUtc(other) - asUtc(date)) / hourMs;
}

function asUtc(wall: string): number {
  return Date.parse(`${wall}Z`);
}

/** `2026-11-21T19:00:00`: the local time in a zone. */
function wallClock(instant: string, zone: string): string {
  // The Swedish format is that of ISO 8601.
  const format = dateFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(new Date(instant)).replace(' ', 'T');
}
/** `America/Argentina/Buenos_Aires` → `Buenos Aires` */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
