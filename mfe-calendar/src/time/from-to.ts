const minuteMs = 60_000;

interface FromTo {
  /** Milliseconds. */
  readonly start: number;
  /** The length in minutes. */
  readonly minutes: number;
  readonly locale: string;
  /** The zone of this browser if not given. */
  readonly timeZone?: string;
}

/** `7:00 – 8:30 PM`, `11:30 AM – 12:30 PM`: of two equal halves of the day the first is left out. */
export function writeFromTo({ start, minutes, locale, timeZone }: FromTo): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...zone });
  const instants = [start, start + minutes * minuteMs];
  const [from = '', to = ''] = instants.map((instant) => format.format(instant).replace('\u202f', ' '));
  const [, half = ''] = to.split(' ');
  return `${half !== '' && from.endsWith(half) ? from.slice(0, -half.length - 1) : from} – ${to}`;
}
