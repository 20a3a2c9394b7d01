import { type Club, clubKeys, newClub } from '@seed/contracts/clubs';
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
  const clubs = await clubsUnderTest();
  try {
    const { body } = await clubs.as('maria').get<Club[]>('/api/v1/clubs');
    expect(body.map(({ key }) => key)).toEqual(clubKeys);
    expect(body.map(({ route }) => route)).toEqual(slugs.map((slug) => `/clubs/${slug}`));
    for (const club of body) {
      expect(newClub.safeParse(club).error).toBeUndefined();
      expect(club.mainDescription.length).toBeGreaterThan(200);
      expect(club.syllabusUrl).toMatch(/^https:/);
      for (const picture of [club.iconUrl, club.bannerImage]) {
        expect(picture).toMatch(new RegExp(`^/art${club.route}-(icon|banner)\\.svg$`));
      }
    }
  } finally {
    await clubs.stop();
  }
});

test('a club that was deleted does not come back at the next start', async () => {
  const database = await testDatabase(clubsSchema);
  try {
    await database.dataSource.query("DELETE FROM clubs WHERE club_key = 'Geography'");
    await database.dataSource.runMigrations();
    const left = await database.dataSource.query<unknown[]>('SELECT id FROM clubs');
    expect(left).toHaveLength(7);
  } finally {
    await database.drop();
  }
});

test('the migrated tables are what the entities say', async () => {
  const database = await testDatabase(clubsSchema);
  try {
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  } finally {
    await database.drop();
  }
});
