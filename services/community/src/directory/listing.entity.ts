import type { MemberRole } from '@seed/contracts/users';
import { profileLimits } from '@seed/contracts/users';
import { cascadeTo, idColumn, integerColumn, textColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { roleLength } from '../profiles/profile.entity.ts';
import { nameKeyLength } from './name-key.ts';
import { wordLength } from './name-words.ts';

const shelfLength = 5;
export const sortKeyLength = shelfLength + nameKeyLength;

/** One place of a profile in the directory, with all that the directory filters by. */
export interface Listing {
  readonly id: number;
  readonly profileId: number;
  readonly role: MemberRole;
  /** Folded. */
  readonly country: string;
  /** The shelf, then the name. */
  readonly sortKey: string;
  /** The words of the name, each behind a space. */
  readonly nameWords: string;
}

export const listingEntity = new EntitySchema<Listing>({
  name: 'Listing',
  tableName: 'listings',
  columns: {
    id: idColumn(),
    profileId: integerColumn('profile_id'),
    role: varcharColumn('role', roleLength),
    country: varcharColumn('country', profileLimits.short),
    sortKey: varcharColumn('sort_key', sortKeyLength),
    nameWords: textColumn('name_words'),
  },
  indices: [
    { name: 'ix_listings_profile', columns: ['profileId'] },
    { name: 'ix_listings_all', columns: ['sortKey', 'id'] },
    { name: 'ix_listings_role', columns: ['role', 'sortKey', 'id'] },
    { name: 'ix_listings_country', columns: ['country', 'sortKey', 'id'] },
    { name: 'ix_listings_role_country', columns: ['role', 'country', 'sortKey', 'id'] },
  ],
  foreignKeys: [cascadeTo('Profile', { name: 'fk_listings_profile', property: 'profileId' })],
});

/** A word of a profile's name: finds those that have a rare one without going through the directory. */
export interface NameWord {
  readonly id: number;
  readonly word: string;
  readonly profileId: number;
}

export const nameWordEntity = new EntitySchema<NameWord>({
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
