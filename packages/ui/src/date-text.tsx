import { dateFormat } from './formats.ts';

export interface DateTextProps {
  /** An ISO 8601 instant, e.g. '2026-11-21T12:06:00Z'. */
  readonly value: string;
  /** A BCP 47 language tag. Default 'en-US'. */
  readonly locale?: string;
  /** Options of `Intl.DateTimeFormat`. Default: long date, short time. */
  readonly format?: Intl.DateTimeFormatOptions;
}

/**
 * Shows an instant in the reader's time zone, e.g. 'November 21, 2026 at 7:06 AM'.
 *
 * @example
 * ```tsx
 * import { DateText } from '@seed/ui/date-text';
 *
 * export const Created = () => <DateText value="2026-11-21T12:06:00Z" />;
 * ```
 */
export const DateText = ({ value, locale = 'en-US', format = longFormat }: DateTextProps) => (
  <time dateTime={value}>{dateFormat(locale, format).format(new Date(value))}</time>
);

const longFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };
