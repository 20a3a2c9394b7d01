import type { Profile } from '../profiles/profile.entity.ts';
import { foldedText } from './folded-text.ts';
import type { Listing } from './listing.entity.ts';
import { firstCodePoints, nameKey } from './name-key.ts';
import { nameWords } from './name-words.ts';
import { byName, shelfOfYear } from './shelf.ts';
import { profileLimits } from '@seed/contracts/users';

/** What of a profile decides about its places in the directory. */
export type Placed = Pick<Profile, 'name' | 'role' | 'country' | 'years'>;
type Place = Omit<Listing, 'id' | 'profileId'>;

/** All places of a profile in the directory: once by name, and once under each of its years. */
export function placesOf({ name, role, country, years }: Placed): Place[] {
  const key = nameKey(name);
  const place = {
    role,
    country: countryKey(country),
    nameWords: nameWords(name)
      .map((word) => ` ${word}`)
      .join(''),
  };
  const yearShelves = years.length === 0 ? [shelfOfYear(null)] : years.map(shelfOfYear);
  return [byName, ...yearShelves].map((shelf) => ({ ...place, sortKey: shelf + key }));
}

/** A country as it is compared. */
export function countryKey(country: string): string {
  return firstCodePoints(foldedText(country.trim()), profileLimits.short);
}
