import type { Meeting } from '@seed/contracts/meetings';

/** When a meeting begins on the clocks of this browser, e.g. `Sat, Nov 21, 7:00 PM`. */
export function meetingWhen({ startsAt }: Meeting, locale: string): string {
  return new Intl.DateTimeFormat(locale, format).format(new Date(startsAt));
}

const format = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
