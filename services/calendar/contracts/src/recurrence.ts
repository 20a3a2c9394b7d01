import { isRealDay } from '@seed/contracts/fields';
import * as z from '@seed/contracts/schema';
import { civilDate } from './event-list.ts';
import { recurrenceUnit } from './meeting-list.ts';

/** The bounds of a series: the greatest interval in weeks or months, and its number of meetings. */
export const recurrenceLimits = { interval: 4, least: 2, most: 52 } as const;

export const recurrenceTexts = {
  interval: `A meeting can repeat every week or month, up to every ${recurrenceLimits.interval}.`,
  end: 'Please choose the last day or the number of meetings.',
  until: 'The last day must be a real one, written like 2026-05-31.',
  meetings: `A series has ${recurrenceLimits.least} to ${recurrenceLimits.most} meetings. Please choose another last day.`,
} as const;

/** How a meeting repeats; its end is a day in Colombia, included, or a number of meetings. */
export const recurrence = z
  .object({
    every: recurrenceUnit,
    interval: z._default(
      z
        .int(recurrenceTexts.interval)
        .check(z.minimum(1, recurrenceTexts.interval), z.maximum(recurrenceLimits.interval, recurrenceTexts.interval)),
      1,
    ),
    until: z
      .optional(z.string().check(z.refine((day) => civilDate.test(day) && isRealDay(day), recurrenceTexts.until)))
      .check(z.describe('The last day on which a meeting may begin; the first end counts if there are both')),
    count: z.optional(
      z
        .int(recurrenceTexts.meetings)
        .check(
          z.minimum(recurrenceLimits.least, recurrenceTexts.meetings),
          z.maximum(recurrenceLimits.most, recurrenceTexts.meetings),
        ),
    ),
  })
  .check(z.refine(({ until, count }) => until !== undefined || count !== undefined, recurrenceTexts.end));

export type Recurrence = z.infer<typeof recurrence>;

/**
 * The dates of a series, at most one more than it may have. A month without the day of the first date has its meeting on
 * its last day.
 *
 * @param date the first one, `YYYY-MM-DDTHH:mm` in Colombia
 *
 * @example
 * datesOf('2026-01-31T19:00', { every: 'month', interval: 1, count: 2 }); // ['2026-01-31T19:00', '2026-02-28T19:00']
 */
export function datesOf(date: string, { every, interval, until = '9999', count }: Recurrence): string[] {
  const [day = '', time = ''] = date.split('T');
  const most = count ?? recurrenceLimits.most + 1;
  const days = Array.from({ length: most }, (_, at) => nthDay(day, every, at * interval));
  return days.filter((one) => one <= until).map((one) => `${one}T${time}`);
}

function nthDay(first: string, every: Recurrence['every'], steps: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  if (every === 'week') return isoDay(Date.UTC(year, month - 1, day + steps * 7));
  const last = new Date(Date.UTC(year, month + steps, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + steps, Math.min(day, last)));
}

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
