import { testDatabase } from '@seed/service-kit/testing/test-database';
import { notificationsSchema } from '../db/schema.ts';
import { actOf } from '../testing/acts.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { storeAct } from './acts.repository.ts';
import { notificationEntity } from './notification.entity.ts';

const members = (count: number) => Array.from({ length: count }, (_, n) => `member-${n}`);

test.each([
  ['a comment', actOf()],
  ['a like', actOf({ kind: 'post.liked', key: 'post-likes:1', isCollected: true })],
])('%s costs as many statements for a hundred recipients as for one', async (_, act) => {
  await using database = await testDatabase(notificationsSchema);
  const { dataSource } = database;
  const store = (recipients: string[], key: string) =>
    statementsOf(dataSource, () => storeAct(dataSource, { ...act, recipients, key }));
  const one = await store(['maria'], 'first');
  expect(one).toEqual(expect.arrayContaining(['SELECT', 'INSERT', 'COMMIT']));
  expect(await store(members(100), 'second')).toEqual(one);
});

test('a thousand recipients cost ten transactions, and each of them has one notification', async () => {
  await using database = await testDatabase(notificationsSchema);
  const { dataSource } = database;
  const act = actOf({ recipients: members(1000) });
  const statements = await statementsOf(dataSource, () => storeAct(dataSource, act));
  expect(statements.filter((word) => word === 'COMMIT')).toHaveLength(10);
  expect(statements.length).toBeLessThanOrEqual(100);
  const rows = await dataSource.getRepository(notificationEntity).find({ select: { recipientId: true } });
  expect(rows.map(({ recipientId }) => recipientId).toSorted()).toEqual(members(1000).toSorted());
});

test('a further like is added to the unread notifications of a hundred recipients by the same statements', async () => {
  await using database = await testDatabase(notificationsSchema);
  const { dataSource } = database;
  const like = (actor: string, recipients: string[]) =>
    statementsOf(dataSource, () =>
      storeAct(dataSource, actOf({ isCollected: true, key: 'likes', actor: { id: actor, name: actor }, recipients })),
    );
  await like('kenji', members(100));
  const one = await like('ana', members(1));
  expect(await like('joao', members(100))).toEqual(one);
  const counts = await dataSource.getRepository(notificationEntity).find({ select: { actorCount: true } });
  expect(counts.map(({ actorCount }) => actorCount).toSorted()).toEqual([...Array<number>(99).fill(2), 3]);
});
