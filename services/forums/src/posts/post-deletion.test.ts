import { deletedRows } from '@seed/service-kit/deleted-rows';
import { finalizeDeletions } from '@seed/service-kit/final-deletions';
import { memberCaller } from '@seed/service-kit/testing/callers';
import { sharedDatabase } from '@seed/service-kit/testing/shared-database';
import { inTransaction } from '@seed/service-kit/transaction';
import { commentEntity, commentLikes } from '../comments/comment.entity.ts';
import { forumsSchema } from '../db/schema.ts';
import { postDeletion } from './post-deletion.ts';
import { postEntity } from './post.entity.ts';

const caller = memberCaller();
const at = new Date('2026-05-31T12:00:00.000Z');
const by = { caller, at };
const comments = 300;

const database = sharedDatabase(forumsSchema, async () => undefined);

/** A post with comments of 1.2 million characters, and a like of each. */
async function longThread() {
  const { manager } = database.dataSource;
  const written = { authorId: 'maria', authorName: 'María', createdAt: at };
  const post = await manager
    .getRepository(postEntity)
    .save({ title: 'Long', content: 'x', images: [], commentCount: comments, ...written });
  const parts = Array.from({ length: comments }, (_, n) => ({
    forumId: post.id,
    content: `${n} ${'“é” '.repeat(800)}`,
    likeCount: 1,
    ...written,
  }));
  for (let from = 0; from < comments; from += 100) {
    await manager.getRepository(commentEntity).insert(parts.slice(from, from + 100));
  }
  const stored = await manager.getRepository(commentEntity).findBy({ forumId: post.id });
  const likes = stored.map(({ id: entityId }) => ({ entityId, userId: 'ana', createdAt: at }));
  await manager.getRepository(commentLikes.entity).insert(likes);
  return manager.getRepository(postEntity).findOneByOrFail({ id: post.id });
}

const counts = async () => {
  const { manager } = database.dataSource;
  const tables = [postEntity, commentEntity, commentLikes.entity, deletedRows];
  return Promise.all(tables.map((table) => manager.getRepository<object>(table).count()));
};

test('a long thread is kept in several rows of moderate size, and comes back whole', async () => {
  const { dataSource } = database;
  const post = await longThread();
  const read = () => dataSource.getRepository(commentEntity).find({ order: { id: 'ASC' } });
  const before = await read();
  await inTransaction(dataSource, (manager) => postDeletion.remove(manager, post, by));
  const [posts, , likes, kept = 0] = await counts();
  expect([posts, likes]).toEqual([0, 0]);
  expect(kept).toBeGreaterThanOrEqual(2);
  for (const { content } of await dataSource.getRepository(deletedRows).find()) {
    expect(JSON.stringify(content).length).toBeLessThan(1_100_000);
  }
  await inTransaction(dataSource, (manager) => postDeletion.restore(manager, post.id, by));
  expect(await counts()).toEqual([1, comments, comments, 1]);
  expect(await read()).toEqual(before);

  await inTransaction(dataSource, (manager) => postDeletion.remove(manager, post, by));
  await finalizeDeletions(dataSource, [postDeletion], at);
  expect(await counts()).toEqual([0, 0, 0, 0]);
}, 60_000);
