import { fetchRow, fetchRowsBy } from './fetch-rows.ts';
import { readKey } from './read-rows.ts';
import { note, notes, remarks, sampleTables } from './testing/sample-tables.ts';
import { statementCount } from './testing/statement-count.ts';
import { testDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

/** A database of three notes with their remarks, which counts the statements outside of transactions. */
async function sampleNotes() {
  const { dataSource, drop } = await testDatabase(sampleTables);
  const { manager } = dataSource;
  const ids = [];
  for (const title of ['Ana', 'Ben', 'Cleo']) {
    const { id } = await manager.getRepository(notes).save(note({ title }));
    await manager.getRepository(remarks).insert({ noteId: id, key: title });
    ids.push(id);
  }
  return {
    dataSource,
    manager,
    ids: ids as [number, number, number],
    count: statementCount(dataSource),
    [Symbol.asyncDispose]: drop,
  };
}

test('rows of different ids that are wanted at the same time are read by one statement', async () => {
  await using database = await sampleNotes();
  const { manager, ids } = database;
  const unknown = ids[2] + 1000;
  const read = [ids[0], ids[1], unknown, ids[0]].map((id) => fetchRow(manager, notes, id));
  const titles = (await Promise.all(read)).map((found) => found?.title);
  expect(titles).toEqual(['Ana', 'Ben', undefined, 'Ana']);
  expect(database.count()).toBe(1);
});

test('each gets the rows of their own ids, with the types of the entity', async () => {
  await using database = await sampleNotes();
  const { manager, ids } = database;
  const byNotes = (...values: number[]) => fetchRowsBy(manager, remarks, { property: 'noteId', values });
  const [first, others, one] = await Promise.all([
    byNotes(ids[0]),
    byNotes(ids[2], ids[1], ids[2]),
    fetchRow(manager, notes, ids[1]),
  ]);
  expect(first.map(({ key }) => key)).toEqual(['Ana']);
  expect(others.map(({ key }) => key).toSorted()).toEqual(['Ben', 'Cleo']);
  expect(one).toMatchObject({ pinned: false, images: [], createdAt: expect.any(Date) as Date });
  expect(database.count()).toBe(2);
});

test('more than a hundred ids are read by another statement than those of others', async () => {
  await using database = await sampleNotes();
  const { manager, ids } = database;
  const values = [...ids, ...Array.from({ length: 98 }, (_, at) => ids[2] + 1000 + at)];
  const read = [1, 2].map(() => fetchRowsBy(manager, notes, { property: 'id', values }));
  const [all, same, one] = await Promise.all([
    ...read,
    fetchRowsBy(manager, notes, { property: 'id', values: [ids[0]] }),
  ]);
  expect([all, same, one].map((rows) => rows?.length)).toEqual([3, 3, 1]);
  expect(database.count()).toBe(2);
});

test('a transaction reads its own changes', async () => {
  await using database = await sampleNotes();
  const { dataSource, ids } = database;
  const read = await inTransaction(dataSource, async (own) => {
    await own.getRepository(notes).update({ id: ids[0] }, { title: 'Anna' });
    return fetchRow(own, notes, ids[0]);
  });
  expect(read?.title).toBe('Anna');
});

test.each([
  { parameters: [1] },
  { parameters: ['1'] },
  { parameters: ['1', '2'] },
  { parameters: ['1,2'] },
  { parameters: [new Date(0)] },
  { parameters: [new Date(0).toISOString()] },
  { parameters: [null] },
  { parameters: [1n] },
])('the key of the parameters $parameters is no other', ({ parameters }) => {
  const others = [[1], ['1'], ['1', '2'], ['1,2'], [new Date(0)], [new Date(0).toISOString()], [null], [1n]];
  const keyOf = (own: unknown[]) => readKey({ sql: 'SELECT 1', parameters: own });
  const equal = others.filter((other) => keyOf(other) === keyOf(parameters));
  expect(equal).toEqual([parameters]);
});
