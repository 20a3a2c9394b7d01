import { isForeignKeyViolation, isUniqueViolation } from './database-error.ts';
import { notes, note, remarks, sampleTables } from './testing/sample-tables.ts';
import { schemaDrift } from './testing/schema-drift.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase(sampleTables);
});

afterEach(() => database.drop());

const repository = () => database.dataSource.getRepository(notes);
const thrown = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('schema', () => {
  test('the migrations make exactly what the entities say', async () => {
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });

  test('the migrations can be taken back and done again', async () => {
    await database.dataSource.undoLastMigration();
    await database.dataSource.undoLastMigration();
    await database.dataSource.runMigrations();
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });
});

describe('values', () => {
  test('what is stored comes back as it was: milliseconds, emoji, JSON, booleans', async () => {
    const stored = note({ title: '🌱 Ação', images: ['/uploads/a.png'], pinned: true });
    const { id } = await repository().save({ ...stored });
    expect(await repository().findOneByOrFail({ id })).toEqual({ id, ...stored });
  });

  test('a query is no place for undefined', async () => {
    await expect(repository().findOneBy({ title: undefined })).rejects.toThrow();
  });

  test('keys differ by case, accent and trailing kind', async () => {
    const { id: noteId } = await repository().save(note());
    const keys = database.dataSource.getRepository(remarks);
    for (const key of ['key', 'KEY', 'kéy']) await keys.insert({ noteId, key });
    expect(await keys.countBy({ key: 'key' })).toBe(1);
  });
});

describe('violations', () => {
  test('a second row with the same unique key is a unique violation', async () => {
    const { id: noteId } = await repository().save(note());
    const keys = database.dataSource.getRepository(remarks);
    await keys.insert({ noteId, key: 'a' });
    const error = await thrown(keys.insert({ noteId, key: 'a' }));
    expect([isUniqueViolation(error), isForeignKeyViolation(error)]).toEqual([true, false]);
  });

  test('a reference to a missing row is a foreign key violation', async () => {
    const error = await thrown(database.dataSource.getRepository(remarks).insert({ noteId: 99, key: 'a' }));
    expect([isUniqueViolation(error), isForeignKeyViolation(error)]).toEqual([false, true]);
  });

  test('deleting a row deletes what hangs on it', async () => {
    const { id: noteId } = await repository().save(note());
    await database.dataSource.getRepository(remarks).insert({ noteId, key: 'a' });
    await repository().delete({ id: noteId });
    expect(await database.dataSource.getRepository(remarks).count()).toBe(0);
  });
});

describe('transactions', () => {
  test('twenty at a time all commit', async () => {
    const work = Array.from({ length: 20 }, (_, number) =>
      inTransaction(database.dataSource, async (manager) => {
        const { id } = await manager.getRepository(notes).save(note({ title: `Note ${number}` }));
        await manager.getRepository(remarks).insert({ noteId: id, key: 'first' });
      }),
    );
    await Promise.all(work);
    expect(await repository().count()).toBe(20);
    expect(await database.dataSource.getRepository(remarks).count()).toBe(20);
  });

  test('a rollback removes its own rows only, and no other query sees them before', async () => {
    const seen: number[] = [];
    const failing = inTransaction(database.dataSource, async (manager) => {
      await manager.getRepository(notes).save(note({ title: 'Rolled back' }));
      outside = Promise.all([
        repository().save(note({ title: 'Stays' })),
        repository()
          .countBy({ title: 'Rolled back' })
          .then((count) => seen.push(count)),
      ]);
      await manager.getRepository(notes).save(note({ title: 'Rolled back' }));
      throw new Error('changed my mind');
    });
    let outside: Promise<unknown> = Promise.resolve();
    await expect(failing).rejects.toThrow('changed my mind');
    await outside;
    expect(seen).toEqual([0]);
    expect((await repository().find()).map(({ title }) => title)).toEqual(['Stays']);
  });

  test('an inner transaction fails alone', async () => {
    await inTransaction(database.dataSource, async (manager) => {
      await manager.getRepository(notes).save(note({ title: 'Outer' }));
      await thrown(
        manager.transaction(async (inner) => {
          await inner.getRepository(notes).save(note({ title: 'Inner' }));
          throw new Error('inner only');
        }),
      );
    });
    expect((await repository().find()).map(({ title }) => title)).toEqual(['Outer']);
  });

  test('a deadlock is tried again until both have their way', async () => {
    const [first, second] = await repository().save([note(), note()]);
    if (first === undefined || second === undefined) throw new Error('two notes were stored');
    const touch = (ids: number[]) =>
      inTransaction(database.dataSource, async (manager) => {
        for (const id of ids) await manager.getRepository(notes).increment({ id }, 'version', 1);
      });
    await Promise.all(
      Array.from({ length: 6 }, (_, turn) => touch(turn % 2 === 0 ? [first.id, second.id] : [second.id, first.id])),
    );
    expect((await repository().find()).map(({ version }) => version)).toEqual([7, 7]);
  });
});
