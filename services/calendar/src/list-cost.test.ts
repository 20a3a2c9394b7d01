import { queryPlan, queryPlans } from '@seed/service-kit/testing/query-plan';
import { rowsRead } from '@seed/service-kit/testing/rows-read';
import { sharedDatabase } from '@seed/service-kit/testing/shared-database';
import { updateSearchIndex } from '@seed/service-kit/search/search-indexer';
import type { EntityManager } from 'typeorm';
import { calendarSchema } from './db/schema.ts';
import { eventEntity } from './events/event.entity.ts';
import { eventSearch } from './events/event.search.ts';
import { eventsRepository } from './events/events.repository.ts';
import { meetingEntity } from './meetings/meeting.entity.ts';
import { meetingSearch } from './meetings/meeting.search.ts';
import { meetingsRepository } from './meetings/meetings.repository.ts';

const rows = 3000;
const dayMs = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-01-01T00:00:00.000Z');
const instant = (n: number) => new Date(start + Math.floor(n / 10) * dayMs);
const day = (n: number) => instant(n).toISOString().slice(0, 10);

const database = sharedDatabase(calendarSchema, async ({ manager }) => {
  const numbers = Array.from({ length: rows }, (_, n) => n);
  for (let at = 0; at < rows; at += 500) {
    const part = numbers.slice(at, at + 500);
    const updatedAt = instant(0);
    await manager
      .getRepository(eventEntity)
      .insert(part.map((n) => ({ date: day(n), day: day(n), descriptions: `Talk ${n}`, updatedAt })));
    const text = { description: '', url: 'https://a.example/', date: 'x', authorId: 'maria', updatedAt };
    await manager.getRepository(meetingEntity).insert(
      part.map((n) => ({
        ...text,
        title: `Talk ${n}`,
        startsAt: instant(n),
        classification: n % 20 === 0 ? 'Research' : '',
      })),
    );
  }
  await updateSearchIndex(manager.dataSource, eventSearch);
  await updateSearchIndex(manager.dataSource, meetingSearch);
});

test.each([
  { list: 'a month of events', index: 'ix_events_day' },
  { list: 'a page of events', index: 'ix_events_day' },
  { list: 'a page of meetings', index: 'ix_meetings_start' },
  { list: 'a month of meetings', index: 'ix_meetings_start' },
  { list: 'the next meetings', index: 'ix_meetings_start' },
  { list: 'the next meetings of a club', index: 'ix_meetings_of_classification' },
  { list: 'a page of the meetings of a member', index: 'ix_meetings_of_author' },
  { list: 'the next meetings of a member', index: 'ix_meetings_of_author' },
  { list: 'a page of a club’s meetings', index: 'ix_meetings_of_classification' },
])('$list reads a range of its index and sorts nothing', async ({ list, index }) => {
  const { dataSource } = database;
  const events = eventsRepository(dataSource.manager);
  const meetings = meetingsRepository(dataSource.manager);
  const cursorOf = async (page: Promise<{ nextCursor: string | undefined }>) => (await page).nextCursor;
  const cursors = {
    events: await cursorOf(events.list({ limit: 200 })),
    meetings: await cursorOf(meetings.list({ limit: 200 })),
    club: await cursorOf(meetings.list({ limit: 50, classification: 'Research' })),
  };
  const page = { limit: 20 };
  const research = { classification: 'Research' };
  const works: Record<string, (manager: EntityManager) => Promise<unknown>> = {
    'a month of events': (manager) =>
      eventsRepository(manager).list({ from: '2026-05-01', to: '2026-05-31', limit: 200 }),
    'a page of events': (manager) => eventsRepository(manager).list({ ...page, cursor: cursors.events }),
    'a page of meetings': (manager) => meetingsRepository(manager).list({ ...page, cursor: cursors.meetings }),
    'a month of meetings': (manager) =>
      meetingsRepository(manager).list({
        from: '2026-05-01T05:00:00.000Z',
        before: '2026-06-01T05:00:00.000Z',
        limit: 200,
      }),
    'the next meetings': (manager) => meetingsRepository(manager).list({ limit: 3, order: 'soonest' }),
    'the next meetings of a club': (manager) =>
      meetingsRepository(manager).list({ limit: 3, order: 'soonest', ...research }),
    'a page of the meetings of a member': (manager) =>
      meetingsRepository(manager).list({ ...page, author: 'maria', cursor: cursors.meetings }),
    'the next meetings of a member': (manager) =>
      meetingsRepository(manager).list({ limit: 3, order: 'soonest', author: 'maria' }),
    'a page of a club’s meetings': (manager) =>
      meetingsRepository(manager).list({ ...page, ...research, cursor: cursors.club }),
  };
  const plan = await queryPlan(dataSource, works[list] ?? (async () => undefined));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE|SCAN/);
  expect(plan).toMatch(database.isServer ? /"type":"range"/ : /SEARCH/);
});

test('a page of the meetings of a member costs the same wherever it is, also if all are theirs', async () => {
  const { dataSource } = database;
  const limit = 20;
  let cursor: string | undefined;
  for (let page = 0; page < 8; page += 1) {
    const read = await rowsRead(dataSource, async (manager) => {
      const { nextCursor } = await meetingsRepository(manager).list({ limit, author: 'maria', cursor });
      cursor = nextCursor;
    });
    // Each meeting is read twice, by the index and by its key; the day of the cursor adds some rows.
    expect(read).toBeLessThan(4 * limit);
  }
});

test('without parameters a list has at most five hundred rows, and a link to the next page', async () => {
  const { items, nextCursor } = await eventsRepository(database.dataSource.manager).list({});
  expect(items).toHaveLength(500);
  expect(items.at(0)?.day).toBe(day(0));
  expect(nextCursor).toBeDefined();
});

test.each<{ list: string; read: (manager: EntityManager, limit: number) => Promise<unknown> }>([
  { list: 'events', read: (manager, limit) => eventsRepository(manager).list({ from: day(0), limit }) },
  { list: 'meetings', read: (manager, limit) => meetingsRepository(manager).list({ limit }) },
  { list: 'next meetings', read: (manager, limit) => meetingsRepository(manager).list({ limit, order: 'soonest' }) },
])('a page of $list is one statement that reads few rows, however long it is', async ({ read }) => {
  const { dataSource } = database;
  for (const limit of [5, 100]) {
    expect(await queryPlans(dataSource, (manager) => read(manager, limit))).toHaveLength(1);
    const count = await rowsRead(dataSource, (manager) => read(manager, limit));
    // Two rows for each, by the index and by its key, and one more that shows whether there is a next page.
    expect(count).toBeLessThan(4 * limit);
  }
});

test.each<{ list: string; read: (manager: EntityManager, limit: number) => Promise<unknown> }>([
  { list: 'events with a word of all', read: (manager, limit) => eventsRepository(manager).list({ q: 'talk', limit }) },
  { list: 'events with a rare word', read: (manager, limit) => eventsRepository(manager).list({ q: '2718', limit }) },
  {
    list: 'meetings with a word of all',
    read: (manager, limit) => meetingsRepository(manager).list({ q: 'talk', limit }),
  },
  {
    list: 'meetings of a club with a word of all',
    read: (manager, limit) => meetingsRepository(manager).list({ q: 'talk', classification: 'Research', limit }),
  },
])('a page of found $list takes at most six statements that read few rows', async ({ read }) => {
  const { dataSource } = database;
  for (const limit of [20, 100]) {
    const plans = await queryPlans(dataSource, (manager) => read(manager, limit));
    expect(plans.length).toBeLessThanOrEqual(6);
    const count = await rowsRead(dataSource, (manager) => read(manager, limit));
    // The rows by their keys, the terms and the pages of sort keys of one block.
    expect(count).toBeLessThan(4 * limit);
  }
});
