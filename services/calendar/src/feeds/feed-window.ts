import type { DayRange } from '../events/events.repository.ts';

const yearsBack = 1;
const yearsAhead = 2;

/** The days that a subscription shows: last year's events and the next two years'. */
export function feedWindow(now: Date): Required<DayRange> {
  return { from: dayOf(now, -yearsBack), to: dayOf(now, yearsAhead) };
}

function dayOf(now: Date, years: number): string {
  return new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}
