/*
 * A listing's key begins with its section: one for all profiles by name, one for each year, one for those without a
 * year. All orders of the directory and its filter by year are ranges of one key.
 */

/** The section with every profile once, by name. */
export const nameSection = 'a';
/** The sections with every profile once for each of its years: newest year first, profiles without a year last. */
export const yearSections = 'y';

export const sectionLength = 5;
const afterAllYears = 9999;

/** The section of one year, or of the profiles without a year. */
export function sectionOfYear(year: number | null): string {
  return `${yearSections}${year === null ? afterAllYears : afterAllYears - year}`;
}

/** The year of a key; undefined in the section by name. */
export function yearOfKey(key: string): number | null | undefined {
  if (!key.startsWith(yearSections)) return undefined;
  const year = afterAllYears - Number(key.slice(1, sectionLength));
  return year === 0 ? null : year;
}

/** The first key after a section. */
export function endOfSection(section: string): string {
  return section.slice(0, -1) + String.fromCharCode(section.charCodeAt(section.length - 1) + 1);
}
