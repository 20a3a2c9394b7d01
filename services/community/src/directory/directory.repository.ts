import type { PageQuery } from '@seed/contracts/lists';
import { listOrder, type RowPage, textKey } from '@seed/service-kit/keyset';
import { type EntityManager, In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { type ProfileRow, profileEntity } from '../profiles/profile.entity.ts';
import { type ListingRow, listingEntity, nameWordEntity } from './listing.entity.ts';
import { nameWords, soughtWords } from './name-words.ts';
import { type Placed, placesOf } from './places.ts';
import { type Scope, scopeKey } from './scope.ts';
import { byName, byYear, endOfShelf, shelfOfYear, yearOfKey } from './shelf.ts';

export interface DirectoryQuery extends PageQuery, Scope {
  readonly year?: number | undefined;
  readonly q?: string | undefined;
  readonly order: 'name' | 'year';
}

/** A profile at one of its places. */
export interface ListedProfile {
  readonly profile: ProfileRow;
  /** In the order by year only; null in the part of those without one. */
  readonly year: number | null | undefined;
}

/** A word that fewer members have is looked up; one that more have is soon met in the directory's own order. */
const rareWord = 500;
const lastLetter = '\u{10FFFF}';
type ListKey = 'key' | 'roleKey' | 'countryKey' | 'roleAndCountryKey';
const by = (property: ListKey) => ({ property, order: listOrder({ by: property, direction: 'ASC', key: textKey }) });
const lists = {
  all: by('key'),
  role: by('roleKey'),
  country: by('countryKey'),
  roleAndCountry: by('roleAndCountryKey'),
};

/** The directory: who is where in the lists of members. */
export function directoryRepository(manager: EntityManager) {
  const listings = manager.getRepository(listingEntity);
  const words = manager.getRepository(nameWordEntity);
  return {
    /** Each page reads a range of one index, and its profiles by their keys. */
    async list({ q = '', ...query }: DirectoryQuery): Promise<RowPage<ListedProfile>> {
      const { property, order } = listOf(query);
      const places = order.select(listings.createQueryBuilder('place'), query);
      const { start, end } = rangeOf(query);
      places.andWhere(`place.${property} >= :start AND place.${property} < :end`, { start, end });
      if (q.trim() !== '') await whereNamed(places, manager, soughtWords(q));
      const { items, nextCursor } = order.toPage(await places.getMany(), query);
      return { items: await withProfiles(manager, items, query), nextCursor };
    },
    /** Puts a new profile into the directory. */
    async add(profileId: number, placed: Placed): Promise<void> {
      await listings.insert(placesOf(placed).map((place) => ({ ...place, profileId })));
      const found = nameWords(placed.name).map((word) => ({ word, profileId }));
      if (found.length > 0) await words.insert(found);
    },
    /** Takes a profile out of it, as before it is put somewhere else. */
    async remove(profileId: number): Promise<void> {
      await deleteRows(listings, await listings.findBy({ profileId }));
      await deleteRows(words, await words.findBy({ profileId }));
    },
  };
}

/** By their keys: deleting a range would make MariaDB hold off whoever adds a neighbour, and the two would deadlock. */
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

/** The part of the list's keys that the query is about. */
function rangeOf({ role, country, year, order }: DirectoryQuery): { readonly start: string; readonly end: string } {
  const scope = role === undefined && country === undefined ? '' : scopeKey({ role, country });
  // Within one year, the order by year is the order by name.
  const shelf = year === undefined ? { name: byName, year: byYear }[order] : shelfOfYear(year);
  return { start: scope + shelf, end: scope + endOfShelf(shelf) };
}

/** Only those whose name has words that begin with each of these. */
async function whereNamed(
  places: SelectQueryBuilder<ListingRow>,
  manager: EntityManager,
  sought: readonly string[],
): Promise<void> {
  if (sought.length === 0) places.andWhere('1 = 0');
  sought.forEach((word, at) => places.andWhere(`place.nameWords LIKE :word${at}`, { [`word${at}`]: `% ${word}%` }));
  for (const word of sought) {
    const holders = await holdersOf(manager, word);
    if (holders.length > rareWord) continue;
    if (holders.length === 0) places.andWhere('1 = 0');
    else places.andWhere('place.profileId IN (:...holders)', { holders });
    return;
  }
}

async function holdersOf(manager: EntityManager, word: string): Promise<number[]> {
  const found = await manager
    .getRepository(nameWordEntity)
    .createQueryBuilder('held')
    .where('held.word >= :word AND held.word < :end', { word, end: word + lastLetter })
    .limit(rareWord + 1)
    .getMany();
  return found.map(({ profileId }) => profileId);
}

async function withProfiles(
  manager: EntityManager,
  places: readonly ListingRow[],
  { order }: DirectoryQuery,
): Promise<ListedProfile[]> {
  const ids = [...new Set(places.map(({ profileId }) => profileId))];
  const profiles = ids.length === 0 ? [] : await manager.getRepository(profileEntity).findBy({ id: In(ids) });
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  return places.flatMap(({ profileId, key }) => {
    const profile = byId.get(profileId);
    // Deleted since the places were read.
    if (profile === undefined) return [];
    return [{ profile, year: order === 'year' ? yearOfKey(key) : undefined }];
  });
}
