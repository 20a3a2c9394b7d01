import { clubLimits, reservedClubKeys, reservedClubRoutes } from '@seed/clubs-contracts/clubs';
import type { Club } from '@seed/clubs-contracts/clubs';
import { clubsPrefix, slugOf } from '../../../paths.ts';

/** The places that are kept for the number of a name that is taken. */
const numberLength = 4;

/**
 * Makes the slug and the key of a new club out of its name, with a number if another club has them. Both are empty for a
 * name without Latin letters.
 */
export function namesFor(name: string, clubs: readonly Pick<Club, 'key' | 'route'>[]) {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const taken = [
    ...reservedClubKeys,
    ...reservedClubRoutes.map(slugOf),
    ...clubs.flatMap(({ key, route }) => [key, slugOf(route)]),
  ].map((one) => one.toLowerCase());
  const slug = words
    .join('-')
    .toLowerCase()
    .slice(0, clubLimits.route - clubsPrefix.length - numberLength);
  const key = words
    .map(capitalized)
    .join('')
    .replace(/^\d+/, '')
    .slice(0, clubLimits.key - numberLength);
  return { route: free(slug.replace(/-$/, ''), '-', taken), key: free(key, '', taken) };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name, or the name with the first number that makes it free. */
function free(name: string, separator: string, taken: readonly string[]): string {
  if (name === '' || !taken.includes(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name}${separator}${number}`;
    if (!taken.includes(numbered.toLowerCase())) return numbered;
  }
}
