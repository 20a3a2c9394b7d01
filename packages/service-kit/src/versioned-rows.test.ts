import type { DataSource } from 'typeorm';
import { assertFresh, type ExpectedVersions } from './precondition.ts';
import { type Note, note, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';
import { versionedRows } from './versioned-rows.ts';

const someWriters = Array.from({ length: 20 }, (_, n) => `Writer ${n}`);

/** An empty database, its versioned notes, and changes of one note by all writers. */
async function versionedNotes() {
  const { dataSource, drop } = await testDatabase(sampleTables);
  const rows = versionedRows(dataSource.manager, notes);
  return {
    dataSource,
    rows,
    titleOf: async (id: number) => (await rows.get(id)).title,
    changesOf: (id: number, expected: ExpectedVersions) => {
      const allHaveRead = barrier(someWriters.length);
      const changes = someWriters.map(async (title) => {
        const read = await rows.get(id);
        await allHaveRead();
        return changeTitle(dataSource, { read, title, expected });
      });
      return Promise.allSettled(changes);
    },
    [Symbol.asyncDispose]: drop,
  };
}

/** Returns a function whose promises resolve once it has been called `size` times. */
function barrier(size: number): () => Promise<void> {
  let missing = size;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) release();
    return released;
  };
}

interface TitleChange {
  /** The row as it was before the first writer wrote. */
  readonly read: Note;
  readonly title: string;
  readonly expected: ExpectedVersions;
}

/** Changes a row as a service does, but reads it without a lock. */
function changeTitle(dataSource: DataSource, { read, title, expected }: TitleChange): Promise<Note> {
  let known: Note | undefined = read;
  return inTransaction(dataSource, async (manager) => {
    const stored = versionedRows(manager, notes);
    const row = known ?? (await stored.getForChange(read.id));
    known = undefined;
    assertFresh(expected, row.version);
    return stored.update(row, { title });
  });
}

test('a new row has version 1, and each change increments it', async () => {
  await using database = await versionedNotes();
  const { rows } = database;
  const first = await rows.insert(note({ title: 'First' }));
  expect(first).toMatchObject({ title: 'First', version: 1 });
  const second = await rows.update(first, { title: 'Second' });
  expect(second).toEqual({ ...first, title: 'Second', version: 2 });
  expect(await rows.get(first.id)).toEqual(second);
});

test('a missing row is null, or a 404 where it is required', async () => {
  await using database = await versionedNotes();
  const { dataSource, rows } = database;
  expect(await rows.find(999_999)).toBeNull();
  await expect(rows.get(999_999)).rejects.toMatchObject({ status: 404 });
  const locked = inTransaction(dataSource, (manager) => versionedRows(manager, notes).getForChange(999_999));
  await expect(locked).rejects.toMatchObject({ status: 404 });
});

test('deleting twice returns false the second time', async () => {
  await using database = await versionedNotes();
  const { rows } = database;
  const { id } = await rows.insert(note());
  expect([await rows.delete(id), await rows.delete(id)]).toEqual([true, false]);
});

test('concurrent changes are repeated on the newest row, so none is lost', async () => {
  await using database = await versionedNotes();
  const { rows, changesOf } = database;
  const { id } = await rows.insert(note());
  const changes = await changesOf(id, 'any');
  expect(changes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await rows.get(id)).version).toBe(1 + someWriters.length);
});

test('of concurrent changes to one version exactly one is written, the others get 412', async () => {
  await using database = await versionedNotes();
  const { rows, changesOf, titleOf } = database;
  const { id } = await rows.insert(note());
  const changes = await changesOf(id, [1]);
  const written = changes.flatMap((change, at) => (change.status === 'fulfilled' ? [someWriters[at]] : []));
  expect(written).toEqual([await titleOf(id)]);
  expect(changes.filter(({ status }) => status === 'rejected')).toHaveLength(someWriters.length - 1);
  for (const change of changes) {
    if (change.status === 'rejected') expect(change.reason).toMatchObject({ status: 412, code: 'precondition_failed' });
  }
  expect((await rows.get(id)).version).toBe(2);
});

test('a change waits for a row that another transaction has locked', async () => {
  await using database = await versionedNotes();
  const { dataSource, rows } = database;
  const { id } = await rows.insert(note());
  const append = (letter: string) =>
    inTransaction(dataSource, async (manager) => {
      const stored = versionedRows(manager, notes);
      const row = await stored.getForChange(id);
      return stored.update(row, { title: row.title + letter });
    });
  await Promise.all(['a', 'b', 'c', 'd'].map(append));
  const { title, version } = await rows.get(id);
  expect([...title.replace('Welcome', '')].toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(version).toBe(5);
});
