import type { ProfileRow } from '../profiles/profile.entity.ts';
import type { ListingRow } from './listing.entity.ts';
import { nameKey } from './name-key.ts';
import { joinedWords } from './name-words.ts';
import { scopeKey } from './scope.ts';
import { byName, shelfOfYear } from './shelf.ts';

/** What of a profile decides about its places in the directory. */
export type Placed = Pick<ProfileRow, 'name' | 'role' | 'country' | 'years'>;

/** All places of a profile in the directory: once by name, and once under each of its years. */
export function placesOf({ name, role, country, years }: Placed): Omit<ListingRow, 'id' | 'profileId'>[] {
  const ofRole = scopeKey({ role });
  const ofCountry = scopeKey({ country });
  const ofBoth = scopeKey({ role, country });
  const words = joinedWords(name);
  const yearShelves = years.length === 0 ? [shelfOfYear(null)] : years.map(shelfOfYear);
  return [byName, ...yearShelves].map((shelf) => {
    const key = shelf + nameKey(name);
    return {
      key,
      roleKey: ofRole + key,
      countryKey: ofCountry + key,
      roleAndCountryKey: ofBoth + key,
      nameWords: words,
    };
  });
}
