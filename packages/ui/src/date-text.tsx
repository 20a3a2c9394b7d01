import { dateFormat } from './formats.ts';

export interface DateTextProps {
  /** An ISO instant. */
  readonly value: string;
  /** BCP 47. Default 'en-US'. */
  readonly locale?: string;
  readonly format?: Intl.DateTimeFormatOptions;
}

/** An instant in the viewer's own zone, e.g. 'November 21, 2026 at 7:06 AM'. */
export const DateText = ({ value, locale = 'en-US', format = longFormat }: DateTextProps) => (
  <time dateTime={value}>{dateFormat(locale, format).format(new Date(value))}</time>
);

const longFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' };
