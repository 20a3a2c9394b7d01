import { GroupedCreation } from './grouped-creation.ts';
import { idempotencyKeys } from './idempotency.ts';
import { conflict } from './problem-error.ts';
import { note, notes, noteSearch, sampleTables } from './testing/sample-tables.ts';
import { searchableRows } from './search/searchable-rows.ts';
import { testDatabase } from './testing/test-database.ts';

/** The errors of the server for transactions that wait for each other, and when it has no connection left. */
const [deadlock, tooManyConnections] = [1213, 1040].map((errno) => Object.assign(new Error('refused'), { errno }));

/**
 * An empty database, and requests that create notes in it; a title that is "Refused" is refused. The first transactions end
 * with the failures.
 */
async function groupedNotes({ failures = [] }: { readonly failures?: readonly (Error | undefined)[] } = {}) {
  const { dataSource, drop } = await testDatabase(sampleTables);
  const groups: (readonly string[])[] = [];
  const creation = new GroupedCreation(dataSource, async (manager, titles: readonly string[]) => {
    const failure = failures[groups.length];
    groups.push(titles);
    if (failure !== undefined) throw failure;
    const created = await searchableRows(manager, noteSearch).insertAll(titles.map((title) => note({ title })));
    if (titles.includes('Refused')) throw conflict('It is refused.');
    return created.map(({ id, title }) => ({ id, title }));
  });
  return {
    dataSource,
    groups,
    write: (title: string, key?: string) => creation.create({ caller: 'maria', operation: 'createNote', key }, title),
    stored: () => dataSource.getRepository(notes).find({ order: { id: 'ASC' }, select: { id: true, title: true } }),
    [Symbol.asyncDispose]: drop,
  };
}

const titles = ['Ana', 'Ben', 'Cleo', 'Dan'];

test('requests that come at the same time share a transaction, and each gets its own response', async () => {
  await using database = await groupedNotes();
  const created = await Promise.all(titles.map((title) => database.write(title)));
  expect(database.groups).toEqual([titles]);
  expect(created.map(({ title }) => title)).toEqual(titles);
  expect(await database.stored()).toEqual(created);
});

test('a request that comes while a transaction runs shares the next one', async () => {
  await using database = await groupedNotes();
  const first = database.write('Ana');
  while (database.groups.length === 0) await new Promise(setImmediate);
  await Promise.all([first, database.write('Ben'), database.write('Cleo')]);
  expect(database.groups).toEqual([['Ana'], ['Ben', 'Cleo']]);
});

test('a request that is refused refuses no other, and leaves nothing', async () => {
  await using database = await groupedNotes();
  const settled = await Promise.allSettled(['Ana', 'Refused', 'Ben'].map((title) => database.write(title)));
  expect(settled).toEqual([
    { status: 'fulfilled', value: expect.objectContaining({ title: 'Ana' }) as unknown },
    { status: 'rejected', reason: expect.objectContaining({ code: 'conflict' }) as unknown },
    { status: 'fulfilled', value: expect.objectContaining({ title: 'Ben' }) as unknown },
  ]);
  expect((await database.stored()).map(({ title }) => title).toSorted()).toEqual(['Ana', 'Ben']);
});

test('a transaction that collides with others is repeated as a whole', async () => {
  await using database = await groupedNotes({ failures: [deadlock, deadlock] });
  const created = await Promise.all(titles.map((title) => database.write(title)));
  expect(database.groups).toEqual([titles, titles, titles]);
  expect(await database.stored()).toEqual(created);
});

test('while the database takes no transactions, requests that share one fail together and are not tried alone', async () => {
  await using database = await groupedNotes({ failures: [tooManyConnections] });
  const settled = await Promise.allSettled(titles.map((title) => database.write(title)));
  expect(settled).toEqual(titles.map(() => ({ status: 'rejected', reason: tooManyConnections })));
  expect(database.groups).toEqual([titles]);
  expect(await database.stored()).toEqual([]);
});

test('requests with and without keys share no transaction', async () => {
  await using database = await groupedNotes();
  const writes = titles.map((title, index) => database.write(title, index < 2 ? title : undefined));
  const created = await Promise.all(writes);
  expect(database.groups.toSorted()).toEqual([titles.slice(0, 2), titles.slice(2)]);
  expect(created.map(({ title }) => title)).toEqual(titles);
});

test('of requests with one key in a group one creates, and all get its response', async () => {
  await using database = await groupedNotes();
  const [first, second, other] = await Promise.all([
    database.write('Ana', 'same'),
    database.write('Ana', 'same'),
    database.write('Ben', 'other'),
  ]);
  expect(second).toEqual(first);
  expect(await database.stored()).toHaveLength(2);
  expect(other.title).toBe('Ben');
});

test('a key that was used in a group is recognised later, alone and in another group', async () => {
  await using database = await groupedNotes();
  const created = await Promise.all(titles.map((title) => database.write(title, title)));
  expect(database.groups).toHaveLength(1);
  expect(await database.write('Ana', 'Ana')).toEqual(created[0]);
  expect(await Promise.all(titles.map((title) => database.write(title, title)))).toEqual(created);
  expect(await database.stored()).toEqual(created);
  expect(await database.dataSource.getRepository(idempotencyKeys).count()).toBe(titles.length);
});
