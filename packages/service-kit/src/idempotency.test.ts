import { createOnce, idempotencyKeys, purgeIdempotencyKeys } from './idempotency.ts';
import { note, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase(sampleTables);
});

afterEach(() => database.drop());

const key = { caller: 'maria', operation: 'createNote', key: 'abc' };
const write = (changes: Partial<typeof key> | { key: undefined } = {}) =>
  createOnce(database.dataSource, { ...key, ...changes }, async (manager) => {
    const { id, title } = await manager.getRepository(notes).save(note());
    return { id, title };
  });
const stored = () => database.dataSource.getRepository(notes).count();
const age = (createdAt: Date) =>
  database.dataSource.createQueryBuilder().update(idempotencyKeys).set({ createdAt }).where('1 = 1').execute();
const twoDaysAgo = () => new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

test('the same key of the same caller gets the first response again', async () => {
  const first = await write();
  expect(await write()).toEqual(first);
  expect(await stored()).toBe(1);
});

test('concurrent requests with one key create one row and get one response', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => write()));
  expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
  expect(await stored()).toBe(1);
});

test('another caller, another operation, another case or no key is another request', async () => {
  await write();
  await write({ caller: 'kenji' });
  await write({ operation: 'createRemark' });
  await write({ key: 'ABC' });
  await write({ key: undefined });
  await write({ key: undefined });
  expect(await stored()).toBe(6);
});

test('a request that failed may be tried again with its key', async () => {
  const failing = createOnce(database.dataSource, key, async (manager) => {
    await manager.getRepository(notes).save(note());
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  await write();
  expect(await stored()).toBe(1);
});

test('after 24 hours a key counts as new', async () => {
  const first = await write();
  await age(twoDaysAgo());
  expect(await write()).not.toEqual(first);
});

test('old keys are purged, young ones stay', async () => {
  await write();
  await age(twoDaysAgo());
  await write({ key: 'young' });
  expect(await purgeIdempotencyKeys(database.dataSource)).toBe(1);
  expect(await database.dataSource.getRepository(idempotencyKeys).count()).toBe(1);
});
