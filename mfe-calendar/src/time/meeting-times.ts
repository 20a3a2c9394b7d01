import { meetingZones } from '../constants.ts';
import { addDays } from './civil-day.ts';

/** The clocks of one zone when a meeting begins. */
export interface ZoneTime {
  readonly zone: string;
  /** The day there. */
  readonly day: string;
  /** `7:00 PM` */
  readonly time: string;
  /** By how many days it is later there than in Colombia; -1 is the day before. */
  readonly shift: number;
}

interface MeetingTime {
  /** Colombian wall-clock time, `2026-11-21T19:00`. */
  readonly date: string;
  /** The instant of it. */
  readonly startsAt: string;
}

/** The zones of the programme, reckoned from the stored time. */
export function programmeTimes(date: string, locale: string): ZoneTime[] {
  return meetingZones.map(({ id, offset }) => ({ zone: id, ...shown(date, { offset, locale }) }));
}

/** The viewer's own zone, if its clocks show something else than all of the programme's. */
export function viewerTime({ date, startsAt }: MeetingTime, zone: string, locale: string): ZoneTime | undefined {
  const own = { zone, ...shown(date, { offset: hoursFrom(date, wallClock(startsAt, zone)), locale }) };
  const isKnown = programmeTimes(date, locale).some(({ day, time }) => day === own.day && time === own.time);
  return isKnown ? undefined : own;
}

interface Shown {
  /** In hours. */
  readonly offset: number;
  readonly locale: string;
}

function shown(date: string, { offset, locale }: Shown): Omit<ZoneTime, 'zone'> {
  const there = new Date(asUtc(date) + offset * hourMs);
  const day = there.toISOString().slice(0, 10);
  const from = date.slice(0, 10);
  const shift = day === from ? 0 : day === addDays(from, -1) ? -1 : 1;
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(there);
  return { day, time: time.replace('\u202f', ' '), shift };
}

const hourMs = 3_600_000;

function hoursFrom(date: string, other: string): number {
  return (asUtc(other) - asUtc(date)) / hourMs;
}

function asUtc(wall: string): number {
  return Date.parse(`${wall}Z`);
}

/** `2026-11-21T19:00:00` on the clocks of a zone. */
function wallClock(instant: string, zone: string): string {
  // Sweden writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(new Date(instant)).replace(' ', 'T');
}

/** The zone of this browser. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
