import { newest } from '../keyset.ts';
import { note, notes, noteSearch, sampleTables } from '../testing/sample-tables.ts';
import { testDatabase } from '../testing/test-database.ts';
import { inTransaction } from '../transaction.ts';
import { searchableRows } from './searchable-rows.ts';
import { updateSearchIndex } from './search-indexer.ts';
import { searchRows } from './search-rows.ts';

const start = Date.parse('2026-01-01T00:00:00.000Z');

interface Options {
  readonly limit?: number;
  readonly pinned?: string;
  readonly from?: Date;
}

/** A database of notes, and what a search finds in it, page by page. */
async function searchedNotes() {
  const database = await testDatabase(sampleTables);
  const { dataSource } = database;
  const { manager } = dataSource;
  async function found(q: string, { limit = 3, pinned, from }: Options = {}): Promise<string[]> {
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const request = { q, page: { limit, cursor }, list: newest, filters: { pinned }, from };
      const page = await searchRows(manager, noteSearch, request);
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return titles;
  }
  return {
    dataSource,
    found,
    /** Writes notes without the repository, the oldest first. */
    insert: (written: readonly Parameters<typeof note>[0][]) =>
      manager
        .getRepository(notes)
        .insert(written.map((fields, at) => note({ content: '', createdAt: new Date(start + at * 1000), ...fields }))),
    update: () => updateSearchIndex(dataSource, noteSearch),
    [Symbol.asyncDispose]: () => database.drop(),
  };
}

const titles = [
  'Panadería de Ñañez',
  'Sunday hike to the river',
  'Theory of change',
  '東京都の子ども食堂',
  '京都と東京',
  '新しいカフェ',
  'São Paulo meeting',
  'A to Z',
];

test.each([
  ['panaderia', ['Panadería de Ñañez']],
  ['nanez', ['Panadería de Ñañez']],
  ['RIV sun', ['Sunday hike to the river']],
  ['river paulo', []],
  ['the', ['Theory of change', 'Sunday hike to the river']],
  ['to', ['A to Z', 'Sunday hike to the river']],
  ['z', ['A to Z']],
  ['子ども食堂', ['東京都の子ども食堂']],
  ['京', ['京都と東京', '東京都の子ども食堂']],
  ['東京', ['京都と東京', '東京都の子ども食堂']],
  ['東京都', ['東京都の子ども食堂']],
  ['堂', ['東京都の子ども食堂']],
  ['ｶﾌｪ', ['新しいカフェ']],
  ['かふぇ', ['新しいカフェ']],
  ['?!', []],
  ["x'y", []],
  ['"unclosed', []],
  ['a* OR b', []],
  ['%', []],
  ['\\', []],
])('%p finds %p, before and after the rows are indexed', async (text, expected) => {
  await using stored = await searchedNotes();
  await inTransaction(stored.dataSource, async (manager) => {
    const rows = searchableRows(manager, noteSearch);
    for (const [at, title] of titles.entries()) {
      await rows.insert(note({ title, content: '', createdAt: new Date(start + at) }));
    }
  });
  expect(await stored.found(text)).toEqual(expected);
  await stored.update();
  expect(await stored.found(text)).toEqual(expected);
});

test('a changed row is found by its new words only, a deleted one not at all', async () => {
  await using stored = await searchedNotes();
  const { dataSource, found } = stored;
  await stored.insert([{ title: 'Hike to the river' }, { title: 'Theory of change' }]);
  await stored.update();
  const [first, second] = await dataSource.getRepository(notes).find({ order: { id: 'ASC' } });
  await inTransaction(dataSource, async (manager) => {
    const rows = searchableRows(manager, noteSearch);
    if (first !== undefined) await rows.update(first, { title: 'Monday' });
    await rows.delete(second?.id ?? 0);
  });
  const searches = async () => [await found('river'), await found('monday'), await found('theory')];
  expect(await searches()).toEqual([[], ['Monday'], []]);
  await stored.update();
  expect(await searches()).toEqual([[], ['Monday'], []]);
});

test('a row that is changed again and again is listed once for each of its terms', async () => {
  await using stored = await searchedNotes();
  await stored.insert([{ title: 'Draft' }]);
  await stored.update();
  for (const title of ['Draft one', 'Draft two', 'Draft one', 'Draft three']) {
    await inTransaction(stored.dataSource, async (manager) => {
      const rows = searchableRows(manager, noteSearch);
      await rows.update(await rows.getForChange(1), { title });
    });
    await stored.update();
  }
  const terms = await stored.dataSource.query<{ postings: string }[]>(
    "SELECT postings FROM note_search_terms WHERE term IN ('draft', 'one')",
  );
  expect(terms.map(({ postings }) => postings.length)).toEqual([2, 2]);
  expect(await stored.found('draft')).toEqual(['Draft three']);
});

test('thousands of rows are found in the order of the list, whatever the order of their ids', async () => {
  await using stored = await searchedNotes();
  const count = 9000;
  // Rows with neighbouring ids have distant instants, and many rows share an instant.
  const written = Array.from({ length: count }, (_, n) => ({
    title: `Note ${n}`,
    content: n % 450 === 7 ? 'rare 珍しい' : 'common',
    pinned: n % 3 === 0,
    createdAt: new Date(start + Math.floor(((n * 7919) % count) / 10) * 1000),
  }));
  for (let at = 0; at < count; at += 500) await stored.insert(written.slice(at, at + 500));
  await stored.update();
  const inOrder = written
    .map((fields, n) => ({ ...fields, n }))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.n - a.n);
  const expected = (isFound: (one: (typeof inOrder)[number]) => boolean) =>
    inOrder.filter(isFound).map(({ title }) => title);
  const rare = ({ content }: { content: string }) => content !== 'common';
  expect(await stored.found('rare')).toEqual(expected(rare));
  expect(await stored.found('珍し', { pinned: 'true' })).toEqual(expected((one) => rare(one) && one.pinned));
  expect(await stored.found('comm', { limit: 200, pinned: 'false' })).toEqual(
    expected((one) => !rare(one) && !one.pinned),
  );
  const from = new Date(start + 800_000);
  expect(await stored.found('note com', { limit: 150, from })).toEqual(
    expected((one) => !rare(one) && one.createdAt >= from),
  );
}, 60_000);
