import { queryPlans } from '@seed/service-kit/testing/query-plan';
import { rowsRead } from '@seed/service-kit/testing/rows-read';
import { sharedDatabase } from '@seed/service-kit/testing/shared-database';
import { profileOf } from '../profiles/first-login.ts';
import { communitySchema } from '../db/schema.ts';
import { profileEntity } from '../profiles/profile.entity.ts';
import { memberCaller } from '@seed/service-kit/testing/callers';
import { type DirectoryQuery, directoryRepository } from './directory.repository.ts';
import { listingEntity, nameWordEntity } from './listing.entity.ts';
import { nameWords } from './name-words.ts';
import { listingsOf } from './listings.ts';
import { type EntityManager, In } from 'typeorm';

const members = 3000;
const countries = ['Colombia', 'Argentina', 'Brazil', 'Japan'];
const roles = ['alumni', 'participant'] as const;

function member(n: number) {
  const caller = memberCaller({ id: `id-${n}`, name: `Ana${n} ${n === 7 ? 'Rarísima' : 'Común'}`, email: '' });
  const years = n % 7 === 0 ? [] : [2015 + (n % 10), 2016 + (n % 10)];
  return { ...profileOf(caller), role: roles[n % 2] ?? 'alumni', country: countries[n % 4] ?? '', years, version: 1 };
}

const database = sharedDatabase(communitySchema, async ({ manager }) => {
  for (let start = 0; start < members; start += 250) {
    const profiles = manager.getRepository(profileEntity);
    const added = Array.from({ length: 250 }, (_, at) => member(start + at));
    await profiles.insert(added);
    // Their ids may have gaps.
    const part = await profiles.findBy({ memberId: In(added.map(({ memberId }) => memberId)) });
    const listings = part.flatMap((one) => listingsOf(one).map((listing) => ({ ...listing, profileId: one.id })));
    await manager.getRepository(listingEntity).insert(listings);
    const words = part.flatMap(({ id, name }) => nameWords(name).map((word) => ({ word, profileId: id })));
    await manager.getRepository(nameWordEntity).insert(words);
  }
});

/** The plans of the queries for one page from the middle of the list. */
async function plansOfPage(query: DirectoryQuery): Promise<string[]> {
  const { dataSource } = database;
  const { nextCursor: cursor } = await directoryRepository(dataSource.manager).list({ ...query, limit: 100 });
  return queryPlans(dataSource, async (manager) => {
    const { items } = await directoryRepository(manager).list({ ...query, limit: 24, cursor });
    expect(items).toHaveLength(24);
  });
}

test.each<[string, DirectoryQuery]>([
  ['ix_listings_all', { order: 'name' }],
  ['ix_listings_all', { order: 'year' }],
  ['ix_listings_role', { order: 'year', role: 'alumni' }],
  ['ix_listings_role', { order: 'name', role: 'alumni' }],
  ['ix_listings_role', { order: 'year', role: 'alumni', year: 2020 }],
  ['ix_listings_country', { order: 'year', country: 'Colombia' }],
  ['ix_listings_role_country', { order: 'year', role: 'alumni', country: 'Colombia' }],
])('a page of 24 reads a range of %s and sorts nothing: %p', async (index, query) => {
  const [listings = '', profiles = '', ...more] = await plansOfPage(query);
  expect(more).toEqual([]);
  expect(listings).toContain(index);
  expect(listings).not.toMatch(/filesort|temporary|TEMP B-TREE|SCAN/);
  expect(listings).toMatch(database.isServer ? /"type":"range"/ : /SEARCH/);
  expect(profiles).not.toMatch(/SCAN|"type":"ALL"/);
});

test('a search for a common name reads the list in its order, one for a rare name reads the index of words', async () => {
  const repository = directoryRepository(database.dataSource.manager);
  const [, common = ''] = await plansOfPage({ order: 'year', role: 'alumni', q: 'comun' });
  expect(common).not.toMatch(/filesort|temporary|TEMP B-TREE|SCAN/);
  const rare = await repository.list({ order: 'name', q: 'rarisima', limit: 24 });
  expect(rare.items.map(({ profile }) => profile.name)).toEqual(['Ana7 Rarísima']);
});

test.each<DirectoryQuery>([{ order: 'name' }, { order: 'year', role: 'alumni' }, { order: 'name', country: 'Japan' }])(
  'a page reads few rows, wherever it is: %p',
  async (query) => {
    const limit = 24;
    const { dataSource } = database;
    const { nextCursor } = await directoryRepository(dataSource.manager).list({ ...query, limit: 100 });
    for (const cursor of [undefined, nextCursor]) {
      const count = await rowsRead(dataSource, (manager) =>
        directoryRepository(manager).list({ ...query, limit, cursor }),
      );
      // The listings by their index, the profiles by their keys, and the years of each.
      expect(count).toBeLessThan(5 * limit);
    }
  },
);

test.each<{ name: string; query: DirectoryQuery; most: number }>([
  { name: 'of all members', query: { order: 'year', q: 'comun' }, most: 4 },
  { name: 'of a group', query: { order: 'name', role: 'alumni', q: 'comun' }, most: 4 },
  { name: 'of one member', query: { order: 'name', q: 'rarisima' }, most: 4 },
])(
  'a page of the search for a name $name takes at most $most statements that read few rows',
  async ({ query, most }) => {
    const limit = 24;
    const { dataSource } = database;
    const { nextCursor } = await directoryRepository(dataSource.manager).list({ ...query, limit: 100 });
    for (const cursor of nextCursor === undefined ? [undefined] : [undefined, nextCursor]) {
      const read = (manager: EntityManager) => directoryRepository(manager).list({ ...query, limit, cursor });
      expect((await queryPlans(dataSource, read)).length).toBeLessThanOrEqual(most);
      // The names with the word are counted up to 500; a common word is then found in the list, member by member.
      expect(await rowsRead(dataSource, read)).toBeLessThan(500 + 5 * limit);
    }
  },
);
