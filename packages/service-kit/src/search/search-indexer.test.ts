import { newest } from '../keyset.ts';
import { note, notes, noteSearch, sampleTables } from '../testing/sample-tables.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { testDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { inTransaction } from '../transaction.ts';
import { indexRows } from './index-rows.ts';
import { startSearchIndexing, updateSearchIndex } from './search-indexer.ts';
import { searchRows } from './search-rows.ts';
import { searchableRows } from './searchable-rows.ts';

async function indexedNotes() {
  const { dataSource, drop } = await testDatabase(sampleTables);
  return {
    dataSource,
    /** Writes a note without the repository, so that nothing announces it. */
    insert: (title: string, id?: number) =>
      dataSource.getRepository(notes).insert({ ...note({ title, content: '' }), ...(id === undefined ? {} : { id }) }),
    update: () => updateSearchIndex(dataSource, noteSearch),
    async found(q: string): Promise<string[]> {
      const { items } = await searchRows(dataSource.manager, noteSearch, { q, page: {}, list: newest });
      return items.map(({ title }) => title).sort();
    },
    pending: () => dataSource.getRepository(noteSearch.pendingEntity).count(),
    [Symbol.asyncDispose]: drop,
  };
}

test('while a service runs, its index follows the writes of the repository and of others', async () => {
  await using stored = await indexedNotes();
  await stored.insert('An old note');
  const stop = startSearchIndexing(stored.dataSource, [noteSearch], silentLogger());
  await until(async () => (await stored.found('note')).length === 1);
  await stored.insert('A foreign note');
  await inTransaction(stored.dataSource, (manager) =>
    searchableRows(manager, noteSearch).insert(note({ title: 'A new note', content: '' })),
  );
  expect(await stored.found('note')).toContain('A new note');
  await until(async () => (await stored.found('note')).length === 3 && (await stored.pending()) === 0);
  await stop();
});

test('a row that is committed after one with a greater id was indexed is found, too', async () => {
  await using stored = await indexedNotes();
  await stored.insert('First note', 1);
  await stored.update();
  await stored.insert('Third note', 3);
  await stored.update();
  await stored.insert('Late note', 2);
  await stored.insert('Fourth note', 4);
  await stored.update();
  expect(await stored.found('note')).toEqual(['First note', 'Fourth note', 'Late note', 'Third note']);
});

test('a batch that fails is repeated', async () => {
  await using stored = await indexedNotes();
  const { dataSource } = stored;
  await inTransaction(dataSource, (manager) => searchableRows(manager, noteSearch).insert(note({ title: 'Garden' })));
  await dataSource.query('ALTER TABLE note_search_terms RENAME TO hidden_terms');
  await expect(stored.update()).rejects.toThrow();
  await dataSource.query('ALTER TABLE hidden_terms RENAME TO note_search_terms');
  expect(await stored.pending()).toBe(1);
  await dataSource.query('UPDATE search_progress SET leased_until = 0');
  await stored.update();
  expect([await stored.pending(), await stored.found('garden')]).toEqual([0, ['Garden']]);
});

test('two processes that index the same rows at the same time list each of them once', async () => {
  await using stored = await indexedNotes();
  const { dataSource } = stored;
  for (let n = 0; n < 50; n += 1) await stored.insert(`Garden ${n}`);
  const rows = await dataSource.getRepository(notes).find();
  const index = () => inTransaction(dataSource, (manager) => indexRows(manager, noteSearch, rows));
  await Promise.all([index(), index(), index()]);
  const [term] = await dataSource.query<{ postings: string }[]>(
    "SELECT postings FROM note_search_terms WHERE term = 'garden'",
  );
  expect(term?.postings).toHaveLength(2 * rows.length);
  expect(await stored.found('garden 7')).toEqual(['Garden 7']);
});
