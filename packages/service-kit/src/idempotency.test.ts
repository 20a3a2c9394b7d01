import { createOnce, idempotencyKeys, purgeIdempotencyKeys } from './idempotency.ts';
import { note, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase } from './testing/test-database.ts';

const key = { caller: 'maria', operation: 'createNote', key: 'abc' };
const twoDaysAgo = () => new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

/** An empty database, and requests that create a note in it. */
async function idempotentNotes() {
  const { dataSource, drop } = await testDatabase(sampleTables);
  return {
    dataSource,
    write: (changes: Partial<typeof key> | { key: undefined } = {}) =>
      createOnce(dataSource, { ...key, ...changes }, async (manager) => {
        const { id, title } = await manager.getRepository(notes).save(note());
        return { id, title };
      }),
    stored: () => dataSource.getRepository(notes).count(),
    age: (createdAt: Date) =>
      dataSource.createQueryBuilder().update(idempotencyKeys).set({ createdAt }).where('1 = 1').execute(),
    [Symbol.asyncDispose]: drop,
  };
}

test('the same key of the same caller gets the first response again', async () => {
  await using database = await idempotentNotes();
  const first = await database.write();
  expect(await database.write()).toEqual(first);
  expect(await database.stored()).toBe(1);
});

test('concurrent requests with one key create one row and get one response', async () => {
  await using database = await idempotentNotes();
  const responses = await Promise.all(Array.from({ length: 8 }, () => database.write()));
  expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
  expect(await database.stored()).toBe(1);
});

test('a request without the key, of another caller, or with the key in another case is a new one', async () => {
  await using database = await idempotentNotes();
  await database.write();
  await database.write({ caller: 'kenji' });
  await database.write({ operation: 'createRemark' });
  await database.write({ key: 'ABC' });
  await database.write({ key: undefined });
  await database.write({ key: undefined });
  expect(await database.stored()).toBe(6);
});

test('a request that failed may be retried with its key', async () => {
  await using database = await idempotentNotes();
  const failing = createOnce(database.dataSource, key, async (manager) => {
    await manager.getRepository(notes).save(note());
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  await database.write();
  expect(await database.stored()).toBe(1);
});

test('after 24 hours a key can be used again', async () => {
  await using database = await idempotentNotes();
  const first = await database.write();
  await database.age(twoDaysAgo());
  expect(await database.write()).not.toEqual(first);
});

test('old keys are purged, young ones stay', async () => {
  await using database = await idempotentNotes();
  await database.write();
  await database.age(twoDaysAgo());
  await database.write({ key: 'young' });
  expect(await purgeIdempotencyKeys(database.dataSource)).toBe(1);
  expect(await database.dataSource.getRepository(idempotencyKeys).count()).toBe(1);
});
