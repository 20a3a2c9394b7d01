import { isRealDay } from '@seed/contracts/fields';
import { dateFormat } from '@seed/ui/formats';

/**
 * Days (`2026-11-21`) and months (`2026-11`) of the calendar. They belong to no zone, so they are counted in UTC, where
 * every day has 24 hours. `@internationalized/date` does the same and would add 4.2 kB to each load of the module.
 */

const dayMs = 86_400_000;

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addDays(day: string, count: number): string {
  return isoDay(instantOf(day) + count * dayMs);
}

/** The same day of another month, or its last day. */
export function addMonths(day: string, count: number): string {
  const month = shiftMonth(monthOf(day), count);
  const last = lastDay(month);
  const same = month + day.slice(7);
  return same < last ? same : last;
}

export function shiftMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(isoDay(Date.UTC(year, number - 1 + count)));
}

export function firstDay(month: string): string {
  return `${month}-01`;
}

export function lastDay(month: string): string {
  return addDays(firstDay(shiftMonth(month, 1)), -1);
}

/** 0 is Sunday, the first day of a week. */
export function weekdayOf(day: string): number {
  return new Date(instantOf(day)).getUTCDay();
}

/** The month's weeks; null before its first and after its last day. */
export function weeksOf(month: string): (string | null)[][] {
  const start = addDays(firstDay(month), -weekdayOf(firstDay(month)));
  const weeks: (string | null)[][] = [];
  for (let sunday = start; sunday <= lastDay(month); sunday = addDays(sunday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(sunday, index));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** The day as text, e.g. in the format `{ dateStyle: 'full' }`. */
export function writeDay(day: string, locale: string, format: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...format, timeZone: 'UTC' }).format(instantOf(day));
}

export function writeMonth(month: string, locale: string): string {
  return writeDay(firstDay(month), locale, { month: 'long', year: 'numeric' });
}

/** A day in a URL; undefined if it is invalid. */
export function readDay(text: string | null | undefined): string | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text) ? text : undefined;
}

/** A month in a URL; undefined if it is invalid. */
export function readMonth(text: string | null): string | undefined {
  const day = readDay(`${text}-01`);
  return day && monthOf(day);
}

function instantOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
