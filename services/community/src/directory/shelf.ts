/*
 * A place's key begins with its shelf: one for all profiles by name, one for each year, one for those without a year.
 * All of the directory's orders and its filter by year are ranges of one key.
 */

/** Every profile once, by name. */
export const byName = 'a';
/** Every profile once for each of its years, newest first, those without a year last. */
export const byYear = 'y';

const afterAllYears = 9999;

/** The part of `byYear` that holds the profiles of the year, or of no year at all. */
export function shelfOfYear(year: number | null): string {
  return `${byYear}${year === null ? afterAllYears : afterAllYears - year}`;
}

/** The year that a place's key stands for; undefined in the list by name. */
export function yearOfKey(key: string): number | null | undefined {
  if (!key.startsWith(byYear)) return undefined;
  const year = afterAllYears - Number(key.slice(1, 5));
  return year === 0 ? null : year;
}

/** Where the keys that begin with a shelf end. */
export function endOfShelf(shelf: string): string {
  return shelf.slice(0, -1) + String.fromCharCode(shelf.charCodeAt(shelf.length - 1) + 1);
}
