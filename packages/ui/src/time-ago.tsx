import { useEffect, useState } from 'react';
import { dateFormat, relativeTimeFormat } from './formats.ts';

export interface TimeAgoProps {
  /** An ISO 8601 instant, e.g. '2026-11-21T12:06:00Z'. */
  readonly value: string;
  /** A BCP 47 language tag. Default 'en-US'. */
  readonly locale?: string;
}

/**
 * Shows how long ago an instant was, and the date after 30 days. It updates by itself; its title is the exact time.
 *
 * @example
 * ```tsx
 * import { TimeAgo } from '@seed/ui/time-ago';
 *
 * export const Written = () => <TimeAgo value="2026-11-21T12:06:00Z" />;
 * ```
 */
export const TimeAgo = ({ value, locale = 'en-US' }: TimeAgoProps) => {
  const [now, setNow] = useState(Date.now);
  const instant = new Date(value);
  const isFresh = now - instant.getTime() < hour;
  useEffect(() => {
    if (!isFresh) return;
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, [isFresh]);
  const exact = dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(instant);
  return (
    <time dateTime={value} title={exact}>
      {ago(instant, now, locale)}
    </time>
  );
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function ago(instant: Date, now: number, locale: string) {
  const age = Math.max(0, now - instant.getTime());
  const words = relativeTimeFormat(locale, { numeric: 'auto' });
  if (age < minute) return words.format(0, 'second');
  if (age < hour) return words.format(-Math.floor(age / minute), 'minute');
  if (age < day) return words.format(-Math.floor(age / hour), 'hour');
  if (age < 30 * day) return words.format(-Math.floor(age / day), 'day');
  return dateFormat(locale, { dateStyle: 'long' }).format(instant);
}
