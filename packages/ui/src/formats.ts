/**
 * A formatter of dates, created at its first use. Creating one takes as long as using it a hundred times, so a grid of days
 * must not create one for each.
 *
 * @param locale a BCP 47 language tag
 * @param options options of `Intl.DateTimeFormat`
 * @throws RangeError for a tag, an option or a time zone that does not exist
 *
 * @example
 * ```ts
 * import { dateFormat } from '@seed/ui/formats';
 *
 * dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(0); // 'January 1, 1970'
 * ```
 */
export const dateFormat = memoized((locale: string, options: Intl.DateTimeFormatOptions) => {
  return new Intl.DateTimeFormat(locale, options);
});

/**
 * A formatter of times as seen from now, created at its first use.
 *
 * @param locale a BCP 47 language tag
 * @param options options of `Intl.RelativeTimeFormat`
 * @throws RangeError for a tag or an option that does not exist
 *
 * @example
 * ```ts
 * import { relativeTimeFormat } from '@seed/ui/formats';
 *
 * relativeTimeFormat('en-US', { numeric: 'auto' }).format(-1, 'day'); // 'yesterday'
 * ```
 */
export const relativeTimeFormat = memoized((locale: string, options: Intl.RelativeTimeFormatOptions) => {
  return new Intl.RelativeTimeFormat(locale, options);
});

/**
 * The IANA time zone of this browser.
 *
 * @example
 * ```ts
 * import { ownTimeZone } from '@seed/ui/formats';
 *
 * ownTimeZone(); // 'America/Bogota'
 * ```
 */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function memoized<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    formats.set(key, format);
    return format;
  };
}
