import type { EntityManager } from 'typeorm';
import { type LikeSet, likeSet } from './like-set.ts';
import { note, noteLikes, notes, sampleTables } from './testing/sample-tables.ts';
import { rowsRead } from './testing/rows-read.ts';
import { statementCount } from './testing/statement-count.ts';
import { testDatabase } from './testing/test-database.ts';
import { until } from './testing/until.ts';
import { inTransaction } from './transaction.ts';

/** An empty database of notes, and the likes of members. */
async function likedNotes() {
  const { dataSource, drop } = await testDatabase(sampleTables);
  const { manager } = dataSource;
  const inLikes = <T>(work: (likes: LikeSet) => Promise<T>): Promise<T> =>
    inTransaction(dataSource, (own) => work(likeSet(own, noteLikes)));
  return {
    dataSource,
    newNote: async () => (await manager.getRepository(notes).save(note())).id,
    like: (id: number, member: string) => inLikes((likes) => likes.add(id, member)),
    unlike: (id: number, member: string) => inLikes((likes) => likes.remove(id, member)),
    async likesOf(ids: readonly number[], caller: string) {
      const rows = await manager.getRepository(notes).findBy(ids.map((id) => ({ id })));
      return likeSet(manager, noteLikes).of(rows, caller);
    },
    [Symbol.asyncDispose]: drop,
  };
}

/** Members of the given number like the note, in the order of their numbers. */
async function likeByMany(manager: EntityManager, entityId: number, members: number): Promise<void> {
  const createdAt = new Date();
  for (let from = 0; from < members; from += 500) {
    const rows = Array.from({ length: Math.min(500, members - from) }, (_, at) => {
      return { entityId, userId: `member-${from + at}`, createdAt };
    });
    await manager.getRepository(noteLikes.entity).insert(rows);
  }
  await manager.getRepository(notes).update({ id: entityId }, { likeCount: members });
}

test('a second like and a second unlike have no effect', async () => {
  await using database = await likedNotes();
  const id = await database.newNote();
  expect([await database.like(id, 'maria'), await database.like(id, 'maria')]).toEqual([true, false]);
  expect((await database.likesOf([id], 'maria')).get(id)).toEqual({ count: 1, liked: true, userIds: ['maria'] });
  expect([await database.unlike(id, 'maria'), await database.unlike(id, 'maria')]).toEqual([true, false]);
  expect((await database.likesOf([id], 'maria')).get(id)).toEqual({ count: 0, liked: false, userIds: [] });
});

test('likers are listed in the order of liking, for many entities at once', async () => {
  await using database = await likedNotes();
  const [first, second, third] = [await database.newNote(), await database.newNote(), await database.newNote()];
  for (const member of ['kenji', 'ana', 'maria']) await database.like(first, member);
  await database.like(second, 'ana');
  expect(await database.likesOf([first, second, third], 'maria')).toEqual(
    new Map([
      [first, { count: 3, liked: true, userIds: ['kenji', 'ana', 'maria'] }],
      [second, { count: 1, liked: false, userIds: ['ana'] }],
      [third, { count: 0, liked: false, userIds: [] }],
    ]),
  );
});

test('up to 200 likers are all listed, beyond that the newest 199 and the caller', async () => {
  await using database = await likedNotes();
  const [few, many] = [await database.newNote(), await database.newNote()];
  const { manager } = database.dataSource;
  await likeByMany(manager, few, 200);
  await likeByMany(manager, many, 1000);
  const members = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `member-${from + at}`);
  const early = await database.likesOf([few, many], 'member-3');
  expect(early.get(few)).toEqual({ count: 200, liked: true, userIds: members(0, 200) });
  expect(early.get(many)).toEqual({ count: 1000, liked: true, userIds: ['member-3', ...members(801, 1000)] });
  const late = await database.likesOf([many], 'member-999');
  expect(late.get(many)).toEqual({ count: 1000, liked: true, userIds: members(801, 1000) });
  const never = await database.likesOf([many], 'kenji');
  expect(never.get(many)).toEqual({ count: 1000, liked: false, userIds: members(801, 1000) });
});

test('the likes of twenty entities cost the same whether each has 300 or 3,000', async () => {
  await using database = await likedNotes();
  const { dataSource } = database;
  const cost = async (members: number) => {
    const rows = await dataSource.getRepository(notes).save(Array.from({ length: 20 }, () => note()));
    for (const { id } of rows) await likeByMany(dataSource.manager, id, members);
    const entities = rows.map(({ id }) => ({ id, likeCount: members }));
    return rowsRead(dataSource, (manager) => likeSet(manager, noteLikes).of(entities, 'member-1'));
  };
  const few = await cost(300);
  expect(few).toBeGreaterThanOrEqual(20 * 200);
  // A server counts a row of a subquery twice.
  expect(few).toBeLessThan(4 * 20 * 200);
  expect(await cost(3000)).toBeLessThanOrEqual(few);
}, 120_000);

test.each([0, 1, 200, 1000])(
  'the likes of an entity with %i are the same when they are read beside its row',
  async (members) => {
    await using database = await likedNotes();
    const { manager } = database.dataSource;
    const id = await database.newNote();
    if (members > 0) await likeByMany(manager, id, members);
    const queries = statementCount(database.dataSource);
    const row = until(() => queries() > 0).then(() => ({ id, likeCount: members }));
    const beside = await likeSet(manager, noteLikes).beside(id, row, 'member-0');
    expect(beside).toEqual((await database.likesOf([id], 'member-0')).get(id));
  },
);

test('a like that comes while the likes are read beside the row is one of them', async () => {
  await using database = await likedNotes();
  const { manager } = database.dataSource;
  const id = await database.newNote();
  const queries = statementCount(database.dataSource);
  const row = until(() => queries() > 0)
    .then(() => database.like(id, 'maria'))
    .then(() => ({ id, likeCount: 1 }));
  const likes = await likeSet(manager, noteLikes).beside(id, row, 'maria');
  expect(likes).toEqual({ count: 1, liked: true, userIds: ['maria'] });
});

test('likes beside a row cost the same whether there are 300 or 3,000', async () => {
  await using database = await likedNotes();
  const { dataSource } = database;
  const cost = async (members: number) => {
    const id = await database.newNote();
    await likeByMany(dataSource.manager, id, members);
    const row = Promise.resolve({ id, likeCount: members });
    return rowsRead(dataSource, (manager) => likeSet(manager, noteLikes).beside(id, row, 'member-1'));
  };
  const few = await cost(300);
  expect(few).toBeGreaterThanOrEqual(200);
  expect(await cost(3000)).toBeLessThanOrEqual(few);
}, 120_000);

test('an entity that is missing has no likes beside it', async () => {
  await using database = await likedNotes();
  const reading = Promise.reject(new Error('There is none'));
  await expect(likeSet(database.dataSource.manager, noteLikes).beside(12345, reading, 'maria')).rejects.toThrow(
    'There is none',
  );
});

test('a hundred members at once are all counted, though each clicks twice', async () => {
  await using database = await likedNotes();
  const id = await database.newNote();
  const members = Array.from({ length: 100 }, (_, number) => `member-${number}`);
  await Promise.all([...members, ...members].map((member) => database.like(id, member)));
  const likes = (await database.likesOf([id], 'member-1')).get(id);
  expect(likes?.userIds.toSorted()).toEqual(members.toSorted());
  expect(likes?.count).toBe(100);
  await Promise.all([...members, ...members].map((member) => database.unlike(id, member)));
  expect((await database.likesOf([id], 'member-1')).get(id)).toMatchObject({ count: 0, userIds: [] });
});

test('an entity that does not exist cannot be liked', async () => {
  await using database = await likedNotes();
  await expect(database.like(12345, 'maria')).rejects.toMatchObject({ status: 404 });
});

test('the likes are deleted with the entity', async () => {
  await using database = await likedNotes();
  const id = await database.newNote();
  await database.like(id, 'maria');
  await database.dataSource.getRepository(notes).delete({ id });
  expect(await database.dataSource.getRepository(noteLikes.entity).count()).toBe(0);
});

test('the migration counts the likes that were stored before it', async () => {
  await using database = await likedNotes();
  const { dataSource } = database;
  const ids = [await database.newNote(), await database.newNote(), await database.newNote()];
  await likeByMany(dataSource.manager, ids[1] ?? 0, 7);
  await dataSource.getRepository(notes).updateAll({ likeCount: 0 });
  const runner = dataSource.createQueryRunner();
  await noteLikes.backfillCounts(runner);
  await runner.release();
  const counts = (await dataSource.getRepository(notes).find({ order: { id: 'ASC' } })).map((row) => row.likeCount);
  expect(counts).toEqual([0, 7, 0]);
});
