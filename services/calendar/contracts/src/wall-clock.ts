/**
 * The instant at which the clocks of a zone show `YYYY-MM-DDTHH:mm`. A time that the zone skips counts as if the clocks
 * had not been put forward yet. `toDate` of `@internationalized/date` does the same and would add 3 kB to the browser.
 *
 * @param text `YYYY-MM-DDTHH:mm`, also with seconds
 * @param zone an IANA zone, e.g. `America/Bogota`
 *
 * @example
 * instantOfWallClock('2026-05-31T09:30', 'America/Bogota').toISOString(); // '2026-05-31T14:30:00.000Z'
 */
export function instantOfWallClock(text: string, zone: string): Date {
  const shown = Date.parse(`${text}Z`);
  // The offset depends on the instant itself, so the first guess is wrong only around a change of the clocks.
  const guess = shown - offsetAt(shown, zone);
  return new Date(shown - offsetAt(guess, zone));
}

/**
 * Whether the time zone database has this name. An offset such as `+05:00` is no zone.
 *
 * @example
 * isTimeZone('Asia/Tokyo'); // true
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return formatOf(name).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The offset of the zone from UTC in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const ms = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, ms) - instant;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
