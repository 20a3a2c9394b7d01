import type { DayRange } from '../events/events.repository.ts';

const yearsBack = 1;
const yearsAhead = 2;

/** The days of a subscription: from last year to two years ahead. */
export function feedWindow(now: Date): Required<DayRange> {
  return { from: dayOf(now, -yearsBack), to: dayOf(now, yearsAhead) };
}

// `Date.UTC` suffices here, so the service has no library for dates.
function dayOf(now: Date, years: number): string {
  return new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}
