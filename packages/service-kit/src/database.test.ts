import { isForeignKeyViolation, isUniqueViolation } from './database-error.ts';
import { notes, note, remarks, sampleTables } from './testing/sample-tables.ts';
import { schemaDrift } from './testing/schema-drift.ts';
import { testDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

/** An empty database with the repositories of its two tables. */
async function sampleDatabase() {
  const { dataSource, drop } = await testDatabase(sampleTables);
  return {
    dataSource,
    notes: dataSource.getRepository(notes),
    remarks: dataSource.getRepository(remarks),
    [Symbol.asyncDispose]: drop,
  };
}

const thrown = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('schema', () => {
  test('the migrations make exactly the tables of the entities', async () => {
    await using database = await sampleDatabase();
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });

  test('the migrations can be reverted and run again', async () => {
    await using database = await sampleDatabase();
    await database.dataSource.undoLastMigration();
    await database.dataSource.undoLastMigration();
    await database.dataSource.runMigrations();
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });
});

describe('values', () => {
  test('stored values are read unchanged: milliseconds, emoji, JSON, booleans', async () => {
    await using database = await sampleDatabase();
    const stored = note({ title: '🌱 Ação', images: ['/uploads/a.png'], pinned: true });
    const { id } = await database.notes.save({ ...stored });
    expect(await database.notes.findOneByOrFail({ id })).toEqual({ id, ...stored });
  });

  test('a query with an undefined value is refused', async () => {
    await using database = await sampleDatabase();
    await expect(database.notes.findOneBy({ title: undefined })).rejects.toThrow();
  });

  test('keys that differ by case or accent are different keys', async () => {
    await using database = await sampleDatabase();
    const { id: noteId } = await database.notes.save(note());
    const keys = database.remarks;
    for (const key of ['key', 'KEY', 'kéy']) await keys.insert({ noteId, key });
    expect(await keys.countBy({ key: 'key' })).toBe(1);
  });
});

describe('violations', () => {
  test('a second row with the same unique key is a unique violation', async () => {
    await using database = await sampleDatabase();
    const { id: noteId } = await database.notes.save(note());
    const keys = database.remarks;
    await keys.insert({ noteId, key: 'a' });
    const error = await thrown(keys.insert({ noteId, key: 'a' }));
    expect([isUniqueViolation(error), isForeignKeyViolation(error)]).toEqual([true, false]);
  });

  test('a reference to a missing row is a foreign key violation', async () => {
    await using database = await sampleDatabase();
    const error = await thrown(database.remarks.insert({ noteId: 99, key: 'a' }));
    expect([isUniqueViolation(error), isForeignKeyViolation(error)]).toEqual([false, true]);
  });

  test('deleting a row deletes the rows that refer to it', async () => {
    await using database = await sampleDatabase();
    const { id: noteId } = await database.notes.save(note());
    await database.remarks.insert({ noteId, key: 'a' });
    await database.notes.delete({ id: noteId });
    expect(await database.remarks.count()).toBe(0);
  });
});

describe('transactions', () => {
  test('twenty concurrent transactions all commit', async () => {
    await using database = await sampleDatabase();
    const work = Array.from({ length: 20 }, (_, number) =>
      inTransaction(database.dataSource, async (manager) => {
        const { id } = await manager.getRepository(notes).save(note({ title: `Note ${number}` }));
        await manager.getRepository(remarks).insert({ noteId: id, key: 'first' });
      }),
    );
    await Promise.all(work);
    expect(await database.notes.count()).toBe(20);
    expect(await database.remarks.count()).toBe(20);
  });

  test('a rollback removes its own rows only, and no other query sees them before', async () => {
    await using database = await sampleDatabase();
    const seen: number[] = [];
    const failing = inTransaction(database.dataSource, async (manager) => {
      await manager.getRepository(notes).save(note({ title: 'Rolled back' }));
      outside = Promise.all([
        database.notes.save(note({ title: 'Stays' })),
        database.notes.countBy({ title: 'Rolled back' }).then((count) => seen.push(count)),
      ]);
      await manager.getRepository(notes).save(note({ title: 'Rolled back' }));
      throw new Error('changed my mind');
    });
    let outside: Promise<unknown> = Promise.resolve();
    await expect(failing).rejects.toThrow('changed my mind');
    await outside;
    expect(seen).toEqual([0]);
    expect((await database.notes.find()).map(({ title }) => title)).toEqual(['Stays']);
  });

  test('an inner transaction fails alone', async () => {
    await using database = await sampleDatabase();
    await inTransaction(database.dataSource, async (manager) => {
      await manager.getRepository(notes).save(note({ title: 'Outer' }));
      await thrown(
        manager.transaction(async (inner) => {
          await inner.getRepository(notes).save(note({ title: 'Inner' }));
          throw new Error('inner only');
        }),
      );
    });
    expect((await database.notes.find()).map(({ title }) => title)).toEqual(['Outer']);
  });

  test('a deadlock is retried until both transactions commit', async () => {
    await using database = await sampleDatabase();
    const [first, second] = await database.notes.save([note(), note()]);
    if (first === undefined || second === undefined) throw new Error('two notes were stored');
    const touch = (ids: number[]) =>
      inTransaction(database.dataSource, async (manager) => {
        for (const id of ids) await manager.getRepository(notes).increment({ id }, 'version', 1);
      });
    await Promise.all(
      Array.from({ length: 6 }, (_, turn) => touch(turn % 2 === 0 ? [first.id, second.id] : [second.id, first.id])),
    );
    expect((await database.notes.find()).map(({ version }) => version)).toEqual([7, 7]);
  });
});
