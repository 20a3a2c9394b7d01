import { assertFresh, type ExpectedVersions } from './precondition.ts';
import { type Note, note, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';
import { versionedRows } from './versioned-rows.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase(sampleTables);
});

afterAll(() => database.drop());

const rows = () => versionedRows(database.dataSource.manager, notes);
const titleOf = async (id: number) => (await rows().get(id)).title;
const someWriters = Array.from({ length: 20 }, (_, n) => `Writer ${n}`);

/** As a service changes a row, but that all have read it before the first one writes, as if there were no locks. */
function changesOf(id: number, expected: ExpectedVersions): Promise<PromiseSettledResult<unknown>[]> {
  let reading = someWriters.length;
  let allHaveRead = (): void => undefined;
  const everybody = new Promise<void>((resolve) => {
    allHaveRead = resolve;
  });
  const change = async (title: string) => {
    let read: Note | undefined = await rows().get(id);
    reading -= 1;
    if (reading === 0) allHaveRead();
    await everybody;
    return inTransaction(database.dataSource, async (manager) => {
      const stored = versionedRows(manager, notes);
      const row = read ?? (await stored.getForChange(id));
      read = undefined;
      assertFresh(expected, row.version);
      return stored.update(row, { title });
    });
  };
  return Promise.allSettled(someWriters.map(change));
}

test('a new row has version 1, and each change counts it up', async () => {
  const first = await rows().insert(note({ title: 'First' }));
  expect(first).toMatchObject({ title: 'First', version: 1 });
  const second = await rows().update(first, { title: 'Second' });
  expect(second).toEqual({ ...first, title: 'Second', version: 2 });
  expect(await rows().get(first.id)).toEqual(second);
});

test('what is not there is null, or 404 where it must be there', async () => {
  expect(await rows().find(999_999)).toBeNull();
  await expect(rows().get(999_999)).rejects.toMatchObject({ status: 404 });
  const locked = inTransaction(database.dataSource, (manager) => versionedRows(manager, notes).getForChange(999_999));
  await expect(locked).rejects.toMatchObject({ status: 404 });
});

test('deleting twice returns false the second time', async () => {
  const { id } = await rows().insert(note());
  expect([await rows().delete(id), await rows().delete(id)]).toEqual([true, false]);
});

test('concurrent changes are repeated on the newest row, so none is lost', async () => {
  const { id } = await rows().insert(note());
  const changes = await changesOf(id, 'any');
  expect(changes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await rows().get(id)).version).toBe(1 + someWriters.length);
});

test('of concurrent changes to one version exactly one is written, the others get 412', async () => {
  const { id } = await rows().insert(note());
  const changes = await changesOf(id, [1]);
  const written = changes.flatMap((change, at) => (change.status === 'fulfilled' ? [someWriters[at]] : []));
  expect(written).toEqual([await titleOf(id)]);
  expect(changes.filter(({ status }) => status === 'rejected')).toHaveLength(someWriters.length - 1);
  for (const change of changes) {
    if (change.status === 'rejected') expect(change.reason).toMatchObject({ status: 412, code: 'precondition_failed' });
  }
  expect((await rows().get(id)).version).toBe(2);
});

test('a row that another one holds is waited for', async () => {
  const { id } = await rows().insert(note());
  const append = (letter: string) =>
    inTransaction(database.dataSource, async (manager) => {
      const stored = versionedRows(manager, notes);
      const row = await stored.getForChange(id);
      return stored.update(row, { title: row.title + letter });
    });
  await Promise.all(['a', 'b', 'c', 'd'].map(append));
  const { title, version } = await rows().get(id);
  expect([...title.replace('Welcome', '')].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(version).toBe(5);
});
