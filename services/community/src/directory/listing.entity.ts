import { cascadeTo, idColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { nameKeyLength } from './name-key.ts';
import { wordLength, wordsLength } from './name-words.ts';
import { scopeLength } from './scope.ts';
import { sectionLength } from './section.ts';

const keyLength = sectionLength + nameKeyLength;
const scopedKeyLength = scopeLength + keyLength;

/** A profile at one place of the directory, with a key for each list that shows it there. */
export interface ListingRow {
  readonly id: number;
  readonly profileId: number;
  /** The section, then the name. */
  readonly key: string;
  /** The key behind the scope of the role, of the country, or of both: a page of any list is a range of one column. */
  readonly roleKey: string;
  readonly countryKey: string;
  readonly roleAndCountryKey: string;
  /** The words of the name, each after a space. */
  readonly nameWords: string;
}

export const listingEntity = new EntitySchema<ListingRow>({
  name: 'Listing',
  tableName: 'listings',
  columns: {
    id: idColumn(),
    profileId: integerColumn('profile_id'),
    key: varcharColumn('list_key', keyLength),
    roleKey: varcharColumn('role_key', scopedKeyLength),
    countryKey: varcharColumn('country_key', scopedKeyLength),
    roleAndCountryKey: varcharColumn('role_and_country_key', scopedKeyLength),
    nameWords: varcharColumn('name_words', wordsLength),
  },
  // With the words in the index, a search skips listings without reading their rows.
  indices: [
    { name: 'ix_listings_profile', columns: ['profileId'] },
    { name: 'ix_listings_all', columns: ['key', 'id', 'nameWords'] },
    { name: 'ix_listings_role', columns: ['roleKey', 'id', 'nameWords'] },
    { name: 'ix_listings_country', columns: ['countryKey', 'id', 'nameWords'] },
    { name: 'ix_listings_role_country', columns: ['roleAndCountryKey', 'id', 'nameWords'] },
  ],
  foreignKeys: [cascadeTo('Profile', { name: 'fk_listings_profile', property: 'profileId' })],
});

/** A word of a profile's name, by which a rare name is found without reading the whole directory. */
export interface NameWordRow {
  readonly id: number;
  readonly word: string;
  readonly profileId: number;
}

export const nameWordEntity = new EntitySchema<NameWordRow>({
  name: 'NameWord',
  tableName: 'name_words',
  columns: {
    id: idColumn(),
    word: varcharColumn('word', wordLength),
    profileId: integerColumn('profile_id'),
  },
  indices: [
    { name: 'ix_name_words_word', columns: ['word', 'profileId'] },
    { name: 'ix_name_words_profile', columns: ['profileId'] },
  ],
  foreignKeys: [cascadeTo('Profile', { name: 'fk_name_words_profile', property: 'profileId' })],
});
