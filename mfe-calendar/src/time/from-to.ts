import { dateFormat } from '@seed/ui/formats';

const minuteMs = 60_000;

interface FromTo {
  /** Milliseconds. */
  readonly start: number;
  /** The length in minutes. */
  readonly minutes: number;
  readonly locale: string;
  readonly timeZone: string;
}

/** `7:00 – 8:30 PM`, `11:30 AM – 12:30 PM`: of two equal halves of the day the first is left out. */
export function writeFromTo({ start, minutes, locale, timeZone }: FromTo): string {
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const instants = [start, start + minutes * minuteMs];
  const [from = '', to = ''] = instants.map((instant) => format.format(instant).replace('\u202f', ' '));
  const [, half = ''] = to.split(' ');
  return `${half !== '' && from.endsWith(half) ? from.slice(0, -half.length - 1) : from} – ${to}`;
}
