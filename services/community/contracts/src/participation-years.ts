import * as z from '@seed/contracts/schema';

/** Greatest number of years of a member. */
const mostYears = 100;

const year = z.int().check(z.minimum(1990), z.maximum(2100));
const message = 'A participation year is a year such as 2024.';
const writtenYear = '(?:199[0-9]|20[0-9]{2}|2100)';
/** Responses have an ascending list; requests may have a number, a list or a comma-separated text. */
export const participationYears = z.array(year).check(z.maxLength(mostYears));
export const participationYearInput = z.union(
  [
    year,
    z.string().check(z.regex(new RegExp(`^(?: *${writtenYear} *(?:, *${writtenYear} *)*)?$`), message)),
    z
      .array(z.union([year, z.string().check(z.regex(new RegExp(`^${writtenYear}$`), message))]))
      .check(z.maxLength(mostYears)),
    z.null(),
  ],
  message,
);

/**
 * Parses the years that a client sent.
 *
 * @returns sorted and unique, or null if one of them is not a year
 *
 * @example
 * parseParticipationYears('2024, 2022'); // [2022, 2024]
 */
export function parseParticipationYears(value: z.infer<typeof participationYearInput>): number[] | null {
  const parts = (Array.isArray(value) ? value : String(value ?? '').split(','))
    .map((part) => String(part).trim())
    .filter((part) => part !== '');
  const years = parts.map(Number);
  if (!years.every((candidate) => year.safeParse(candidate).success)) return null;
  return [...new Set(years)].sort((a, b) => a - b);
}
