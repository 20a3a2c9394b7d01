import { fromDate, toCalendarDate } from '@internationalized/date';

/** The hour of the digest in the member's time zone. */
const digestHour = 17;
const monday = 1;

/** A digest that could not be sent for so long is left out; the next one has its lines. */
export const lateMs = 6 * 60 * 60 * 1000;

/** The next 17:00 in the time zone after an instant. */
export function nextDigestAt(after: Date, timeZone: string): Date {
  const local = fromDate(after, timeZone);
  const today = local.set({ hour: digestHour, minute: 0, second: 0, millisecond: 0 });
  return (today.compare(local) > 0 ? today : today.add({ days: 1 })).toDate();
}

/** The day of an instant in the time zone, `YYYY-MM-DD`. */
export function dayOf(instant: Date, timeZone: string): string {
  return toCalendarDate(fromDate(instant, timeZone)).toString();
}

/** Whether the digest of the day also has the weekly topics. */
export function isWeeklyDay(day: string): boolean {
  return new Date(day).getUTCDay() === monday;
}
