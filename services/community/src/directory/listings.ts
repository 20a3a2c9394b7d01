import type { ProfileRow } from '../profiles/profile.entity.ts';
import type { ListingRow } from './listing.entity.ts';
import { nameKey } from './name-key.ts';
import { joinedWords } from './name-words.ts';
import { scopeKey } from './scope.ts';
import { nameSection, sectionOfYear } from './section.ts';

/** The fields of a profile on which its listings depend. */
export const directoryFields = ['name', 'role', 'country', 'years'] as const;
export type DirectoryProfile = Pick<ProfileRow, (typeof directoryFields)[number]>;

/** All listings of a profile: one by name, and one under each of its years. */
export function listingsOf({ name, role, country, years }: DirectoryProfile): Omit<ListingRow, 'id' | 'profileId'>[] {
  const ofRole = scopeKey({ role });
  const ofCountry = scopeKey({ country });
  const ofBoth = scopeKey({ role, country });
  const words = joinedWords(name);
  const sectionsByYear = years.length === 0 ? [sectionOfYear(null)] : years.map(sectionOfYear);
  return [nameSection, ...sectionsByYear].map((section) => {
    const key = section + nameKey(name);
    return {
      key,
      roleKey: ofRole + key,
      countryKey: ofCountry + key,
      roleAndCountryKey: ofBoth + key,
      nameWords: words,
    };
  });
}
