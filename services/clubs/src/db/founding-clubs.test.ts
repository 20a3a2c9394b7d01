import { type Club, clubKeys, newClub } from '@seed/clubs-contracts/clubs';
import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { clubsUnderTest } from '../testing/clubs-under-test.ts';
import { clubsSchema } from './schema.ts';

const slugs = [
  'etiquette',
  'fashion-and-food',
  'geography',
  'innovation',
  'language-exchange',
  'movies-and-culture',
  'research-methods',
  'professional-culture',
];

test('every portal starts with the eight clubs, complete and in their order', async () => {
  await using clubs = await clubsUnderTest();
  const { body } = await clubs.as('maria').get<Club[]>('/api/v1/clubs');
  expect(body.map(({ key }) => key)).toEqual(clubKeys);
  expect(body.map(({ route }) => route)).toEqual(slugs.map((slug) => `/clubs/${slug}`));
  for (const club of body) {
    expect(newClub.safeParse(club).error).toBeUndefined();
    expect(club.mainDescription.length).toBeGreaterThan(200);
    expect(club.syllabusUrl).toMatch(/^https:/);
    expect(club.iconUrl).toBe(`/art${club.route}-icon.svg`);
    expect(club.bannerImage).toBe(`/art${club.route}-banner.svg`);
  }
});

test('a club that was deleted does not come back at the next start', async () => {
  await using database = await testDatabase(clubsSchema);
  await database.dataSource.query("DELETE FROM clubs WHERE club_key = 'Geography'");
  await database.dataSource.runMigrations();
  const left = await database.dataSource.query<unknown[]>('SELECT id FROM clubs');
  expect(left).toHaveLength(7);
});

test('the migrated tables match the entities', async () => {
  await using database = await testDatabase(clubsSchema);
  expect(await schemaDrift(database.dataSource)).toEqual([]);
});
