import { updateSearchIndex } from '@seed/service-kit/search/search-indexer';
import { queryPlans } from '@seed/service-kit/testing/query-plan';
import { rowsRead } from '@seed/service-kit/testing/rows-read';
import { sharedDatabase } from '@seed/service-kit/testing/shared-database';
import type { EntityManager } from 'typeorm';
import { clubEntity, lastPosition, newClubState } from './clubs/club.entity.ts';
import { clubSearch } from './clubs/club.search.ts';
import { clubsRepository } from './clubs/clubs.repository.ts';
import { clubsSchema } from './db/schema.ts';

const clubs = 1000;
const limit = 20;

const database = sharedDatabase(clubsSchema, async ({ manager }) => {
  const rows = Array.from({ length: clubs }, (_, n) => ({
    ...newClubState,
    // Half of the clubs were never ordered, so they share a position.
    position: n < clubs / 2 ? n : lastPosition,
    key: `Club${n}`,
    route: `/clubs/club-${n}`,
    name: `Club ${n}`,
    iconUrl: '',
    bannerImage: '',
    mainDescription: 'x',
    syllabusUrl: '',
    createdAt: new Date(Date.parse('2026-01-01T00:00:00.000Z') + n * 1000),
  }));
  for (let at = 0; at < clubs; at += 250) await manager.getRepository(clubEntity).insert(rows.slice(at, at + 250));
  await updateSearchIndex(manager.dataSource, clubSearch);
});

test.each([
  { place: 'at the beginning', after: 0 },
  { place: 'in the middle', after: 200 },
  { place: 'among the clubs that were never ordered', after: 700 },
])('a page $place is one statement that reads a part of the index', async ({ after }) => {
  const { dataSource } = database;
  const before = after > 0 ? await clubsRepository(dataSource.manager).list({ limit: after }) : undefined;
  const page = { limit, cursor: before?.nextCursor };
  const [plan = '', ...more] = await queryPlans(dataSource, (manager) => clubsRepository(manager).list(page));
  expect(more).toEqual([]);
  expect(plan).toContain('ix_clubs_position');
  expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE/i);
  const count = await rowsRead(dataSource, (manager) => clubsRepository(manager).list(page));
  // Two rows for each club, by the index and by its key.
  expect(count).toBeLessThan(4 * limit);
});

test.each([{ q: 'club' }, { q: '271' }, { q: 'nothing' }])(
  'a page of the search for $q takes five statements that read few rows',
  async ({ q }) => {
    const { dataSource } = database;
    const search = (manager: EntityManager) => clubsRepository(manager).list({ q, limit });
    expect((await queryPlans(dataSource, search)).length).toBeLessThanOrEqual(5);
    const count = await rowsRead(dataSource, search);
    // The clubs by their keys, the terms and the pages of sort keys of one block.
    expect(count).toBeLessThan(4 * limit);
  },
);
