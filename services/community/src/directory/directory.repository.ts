import type { PageQuery } from '@seed/contracts/lists';
import { textKey } from '@seed/service-kit/cursor';
import { fetchRows, fetchRowsBy } from '@seed/service-kit/fetch-rows';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import type { EntityManager, Repository, SelectQueryBuilder } from 'typeorm';
import { type ProfileRow, profileEntity } from '../profiles/profile.entity.ts';
import { type ListingRow, listingEntity, nameWordEntity } from './listing.entity.ts';
import { type DirectoryProfile, listingsOf } from './listings.ts';
import { nameWords, queryWords } from './name-words.ts';
import { type Scope, scopeKey } from './scope.ts';
import { endOfSection, nameSection, sectionOfYear, yearOfKey, yearSections } from './section.ts';

export interface DirectoryQuery extends PageQuery, Scope {
  readonly year?: number | undefined;
  readonly q?: string | undefined;
  readonly order: 'name' | 'year';
}

/** A profile in a list. */
export interface ListedProfile {
  readonly profile: ProfileRow;
  /** The year under which it is listed; null for a profile without one, undefined in the order by name. */
  readonly year: number | null | undefined;
}

/**
 * A word that at most this many names have is rare and looked up first. A common word is found quickly in the order of
 * the list.
 */
const rareWordHolders = 500;
const lastLetter = '\u{10FFFF}';
type ListKey = 'key' | 'roleKey' | 'countryKey' | 'roleAndCountryKey';
const by = (property: ListKey) => ({ property, order: listOrder({ by: property, direction: 'ASC', key: textKey }) });
const lists = {
  all: by('key'),
  role: by('roleKey'),
  country: by('countryKey'),
  roleAndCountry: by('roleAndCountryKey'),
};

/** The directory: the lists of members, by name and by year. */
export function directoryRepository(manager: EntityManager) {
  const listings = manager.getRepository(listingEntity);
  const words = manager.getRepository(nameWordEntity);
  return {
    /** Reads a page: a range of one index, then its profiles by their keys. */
    async list({ q = '', ...query }: DirectoryQuery): Promise<RowPage<ListedProfile>> {
      const { property, order } = listOf(query);
      const rows = order.select(listings.createQueryBuilder('listing'), query);
      const { start, end } = rangeOf(query);
      rows.andWhere(`listing.${property} >= :start AND listing.${property} < :end`, { start, end });
      if (q.trim() !== '') await whereNamed(rows, manager, queryWords(q));
      const { items, nextCursor } = order.toPage(await fetchRows(rows), query);
      return { items: await withProfiles(manager, items, query), nextCursor };
    },
    /** Lists a profile. */
    async add(profileId: number, profile: DirectoryProfile): Promise<void> {
      await listings.insert(listingsOf(profile).map((listing) => ({ ...listing, profileId })));
      const itsWords = nameWords(profile.name).map((word) => ({ word, profileId }));
      if (itsWords.length > 0) await words.insert(itsWords);
    },
    /** Removes a profile from all lists, e.g. before it is added again. */
    async remove(profileId: number): Promise<void> {
      await deleteRows(listings, await listings.findBy({ profileId }));
      await deleteRows(words, await words.findBy({ profileId }));
    },
  };
}

/**
 * Deletes by primary keys, because deleting a range locks its gaps in MariaDB, and concurrent inserts would deadlock.
 */
async function deleteRows<Row extends { readonly id: number }>(
  repository: Repository<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length > 0) await repository.delete(rows.map(({ id }) => id));
}

function listOf({ role, country }: Scope) {
  if (country === undefined) return role === undefined ? lists.all : lists.role;
  return role === undefined ? lists.country : lists.roleAndCountry;
}

/** The range of keys that the query covers. */
function rangeOf({ role, country, year, order }: DirectoryQuery): { readonly start: string; readonly end: string } {
  const scope = role === undefined && country === undefined ? '' : scopeKey({ role, country });
  // Within one year, the order by year is the order by name.
  const section = year === undefined ? { name: nameSection, year: yearSections }[order] : sectionOfYear(year);
  return { start: scope + section, end: scope + endOfSection(section) };
}

/** Keeps the listings of profiles whose name has, for each of the words, a word that begins with it. */
async function whereNamed(
  listings: SelectQueryBuilder<ListingRow>,
  manager: EntityManager,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) listings.andWhere('1 = 0');
  words.forEach((word, at) => listings.andWhere(`listing.nameWords LIKE :word${at}`, { [`word${at}`]: `% ${word}%` }));
  for (const word of words) {
    const holders = await holdersOf(manager, word);
    if (holders.length > rareWordHolders) continue;
    if (holders.length === 0) listings.andWhere('1 = 0');
    else listings.andWhere('listing.profileId IN (:...holders)', { holders });
    return;
  }
}

/** The ids of profiles with a word that begins with the text; at most one more than the limit for rare words. */
async function holdersOf(manager: EntityManager, word: string): Promise<number[]> {
  const words = manager.getRepository(nameWordEntity).createQueryBuilder('nameWord');
  const found = await fetchRows(
    words
      .where('nameWord.word >= :word AND nameWord.word < :end', { word, end: word + lastLetter })
      .limit(rareWordHolders + 1),
  );
  return found.map(({ profileId }) => profileId);
}

async function withProfiles(
  manager: EntityManager,
  listings: readonly ListingRow[],
  { order }: DirectoryQuery,
): Promise<ListedProfile[]> {
  const ids = [...new Set(listings.map(({ profileId }) => profileId))];
  const profiles = await fetchRowsBy(manager, profileEntity, { property: 'id', values: ids });
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  return listings.flatMap(({ profileId, key }) => {
    const profile = byId.get(profileId);
    // The profile was deleted since its listing was read.
    if (profile === undefined) return [];
    return [{ profile, year: order === 'year' ? yearOfKey(key) : undefined }];
  });
}
