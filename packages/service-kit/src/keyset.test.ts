import { textKey } from './cursor.ts';
import { decodeCursor, encodeCursor, listOrder, newest, newestFirst, toPage } from './keyset.ts';
import { ProblemError } from './problem-error.ts';
import { note, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase(sampleTables);
});

afterEach(() => database.drop());

const minute = (number: number) => new Date(Date.UTC(2025, 0, 1, 0, number, 0, 7));

async function list(page: { limit?: number; cursor?: string | undefined }) {
  const query = database.dataSource.getRepository(notes).createQueryBuilder('note');
  return toPage(await newestFirst(query, page).getMany(), page);
}

test('pages go through all rows once, newest first, also where instants are equal', async () => {
  const times = [1, 2, 2, 2, 3, 3, 4].map(minute);
  const rows = await database.dataSource.getRepository(notes).save(times.map((createdAt) => note({ createdAt })));
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(rows.map(({ id }) => id).toReversed());
});

test('a row that comes in between moves nothing', async () => {
  await database.dataSource.getRepository(notes).save([1, 2, 3].map((n) => note({ createdAt: minute(n) })));
  const first = await list({ limit: 2 });
  await database.dataSource.getRepository(notes).save(note({ createdAt: minute(9) }));
  const second = await list({ limit: 2, cursor: first.nextCursor });
  expect(second.items.map(({ createdAt }) => createdAt)).toEqual([minute(1)]);
  expect(second.nextCursor).toBeUndefined();
});

test.each(['ASC', 'DESC'] as const)(
  'a list can be ordered by a text, %s, its id deciding between equals',
  async (direction) => {
    const titles = ['2026-01-03', '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-02'];
    await database.dataSource.getRepository(notes).save(titles.map((title) => note({ title })));
    const byTitle = listOrder({ by: 'title', direction, key: textKey });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = database.dataSource.getRepository(notes).createQueryBuilder('note');
      const page = byTitle.toPage(await byTitle.select(query, { limit: 2, cursor }).getMany(), { limit: 2, cursor });
      seen.push(...page.items.map(({ title, id }) => `${title} ${id}`));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    const ascending = ['2026-01-01 2', '2026-01-02 3', '2026-01-02 4', '2026-01-02 5', '2026-01-03 1'];
    expect(seen).toEqual(direction === 'ASC' ? ascending : ascending.toReversed());
  },
);

test('a cursor says what was put into it', () => {
  const key = { createdAt: minute(1), id: 42 };
  expect(decodeCursor(encodeCursor(key))).toEqual(key);
});

test.each(['', 'x', '%%%', 'a.b', '1.2.3', '.12345678901'])('the cursor %p is a bad request', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(new ProblemError('bad_request', { detail: 'The cursor is not valid.' }));
});

test.each(['.0', 'zzzzzzzzzzzz.1', '-zzzzzzzzzzzz.1', '_.9999999999'])(
  'the cursor %p, which has the documented form, gets a page',
  async (cursor) => {
    await database.dataSource.getRepository(notes).save(note());
    expect((await list({ limit: 2, cursor })).items.length).toBeLessThanOrEqual(1);
    const { manager } = database.dataSource;
    expect((await newest.page(manager, notes, { page: { limit: 2, cursor } })).items.length).toBeLessThanOrEqual(1);
  },
);
