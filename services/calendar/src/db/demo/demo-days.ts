import { meetingZone } from '@seed/contracts/meetings';

const dayMs = 24 * 60 * 60 * 1000;
const civilDay = new Intl.DateTimeFormat('en-CA', { timeZone: meetingZone, dateStyle: 'short' });

/** The civil day in Colombia that many days from now, `YYYY-MM-DD`. */
export function dayFrom(now: Date, days: number): string {
  return civilDay.format(new Date(now.getTime() + days * dayMs));
}
