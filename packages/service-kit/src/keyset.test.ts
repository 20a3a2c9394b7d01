import { decodePosition, encodePosition, instantKey, textKey } from './cursor.ts';
import { listOrder, newest } from './keyset.ts';
import { ProblemError } from './problem-error.ts';
import { note, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase } from './testing/test-database.ts';

const minute = (number: number) => new Date(Date.UTC(2025, 0, 1, 0, number, 0, 7));

/** An empty database of notes, and its pages, newest first. */
async function notesByPage() {
  const { dataSource, drop } = await testDatabase(sampleTables);
  const repository = dataSource.getRepository(notes);
  async function list(page: { limit?: number; cursor?: string | undefined }) {
    return newest.toPage(await newest.select(repository.createQueryBuilder('note'), page).getMany(), page);
  }
  return { manager: dataSource.manager, repository, list, [Symbol.asyncDispose]: drop };
}

test('pages have all rows once, newest first, also where instants are equal', async () => {
  await using database = await notesByPage();
  const times = [1, 2, 2, 2, 3, 3, 4].map(minute);
  const rows = await database.repository.save(times.map((createdAt) => note({ createdAt })));
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await database.list({ limit: 2, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(rows.map(({ id }) => id).toReversed());
});

test('a row that is added between two pages moves no other row', async () => {
  await using database = await notesByPage();
  await database.repository.save([1, 2, 3].map((n) => note({ createdAt: minute(n) })));
  const first = await database.list({ limit: 2 });
  await database.repository.save(note({ createdAt: minute(9) }));
  const second = await database.list({ limit: 2, cursor: first.nextCursor });
  expect(second.items.map(({ createdAt }) => createdAt)).toEqual([minute(1)]);
  expect(second.nextCursor).toBeUndefined();
});

test.each(['ASC', 'DESC'] as const)(
  'a list can be ordered by a text, %s; rows with equal texts are ordered by id',
  async (direction) => {
    await using database = await notesByPage();
    const titles = ['2026-01-03', '2026-01-01', '2026-01-02', '2026-01-02', '2026-01-02'];
    await database.repository.save(titles.map((title) => note({ title })));
    const byTitle = listOrder({ by: 'title', direction, key: textKey });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = database.repository.createQueryBuilder('note');
      const page = byTitle.toPage(await byTitle.select(query, { limit: 2, cursor }).getMany(), { limit: 2, cursor });
      seen.push(...page.items.map(({ title, id }) => `${title} ${id}`));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    const ascending = ['2026-01-01 2', '2026-01-02 3', '2026-01-02 4', '2026-01-02 5', '2026-01-03 1'];
    expect(seen).toEqual(direction === 'ASC' ? ascending : ascending.toReversed());
  },
);

test('a cursor decodes to the position that it was made from', () => {
  const cursor = encodePosition(instantKey.encode(minute(1)), 42);
  expect(decodePosition(cursor, instantKey)).toEqual([minute(1), 42]);
});

test.each(['', 'x', '%%%', 'a.b', '1.2.3', '.12345678901'])('the cursor %p is a bad request', (cursor) => {
  const refusal = new ProblemError('bad_request', { detail: 'The cursor is not valid.' });
  expect(() => decodePosition(cursor, instantKey)).toThrow(refusal);
});

test.each(['.0', 'zzzzzzzzzzzz.1', '-zzzzzzzzzzzz.1', '_.9999999999'])(
  'the cursor %p, which has the documented form, is accepted',
  async (cursor) => {
    await using database = await notesByPage();
    await database.repository.save(note());
    expect((await database.list({ limit: 2, cursor })).items.length).toBeLessThanOrEqual(1);
    expect(
      (await newest.page(database.manager, notes, { page: { limit: 2, cursor } })).items.length,
    ).toBeLessThanOrEqual(1);
  },
);
