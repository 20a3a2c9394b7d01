import { testDatabase } from '@seed/service-kit/testing/test-database';
import type { Database } from '@seed/service-kit/transaction';
import { notificationsSchema } from '../db/schema.ts';
import { preferenceEntity } from '../preferences/preference.entity.ts';
import { pushSubscriptionEntity } from '../push/push.entity.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { digestEntities, digestMemberEntity } from './digest.entity.ts';
import { makeDueDigests } from './due-digests.repository.ts';

const nextAt = new Date('2026-02-01T08:00:00.000Z');
const tomorrow = new Date('2026-02-02T08:00:00.000Z');
const members = (count: number) => Array.from({ length: count }, (_, n) => `member-${n}`);

/** Members in Tokyo with an address and a browser, who want everything by e-mail and comments by push once a day. */
async function join(database: Database, memberIds: readonly string[]): Promise<void> {
  const home = { name: 'Member', email: 'member@seed.example', timeZone: 'Asia/Tokyo', nextAt };
  const choice = { topic: 'comments', portal: 'now', email: 'daily', push: 'daily' } as const;
  const browser = { endpoint: 'https://push.example/1', p256dh: 'B', auth: 'A', createdAt: nextAt };
  await database.getRepository(digestMemberEntity).insert(memberIds.map((memberId) => ({ memberId, ...home })));
  await database.getRepository(preferenceEntity).insert(memberIds.map((memberId) => ({ memberId, ...choice })));
  await database
    .getRepository(pushSubscriptionEntity)
    .insert(memberIds.map((memberId) => ({ id: memberId, memberId, ...browser })));
}

const makeAll = (database: Database, now: Date) => makeDueDigests(database, ['mail', 'push'], now);

test('the digests of a hundred members are made by as many statements as those of one', async () => {
  await using database = await testDatabase(notificationsSchema);
  const { dataSource } = database;
  await join(dataSource, ['maria']);
  const one = await statementsOf(dataSource, () => makeAll(dataSource, nextAt));
  expect(one).toEqual(expect.arrayContaining(['INSERT', 'UPDATE', 'COMMIT']));
  await join(dataSource, members(99));
  expect(await statementsOf(dataSource, () => makeAll(dataSource, nextAt))).toEqual(one);
  expect(await statementsOf(dataSource, () => makeAll(dataSource, tomorrow))).toEqual(one);
});

test('two replicas at the same time make one digest of each channel for a member and day', async () => {
  await using database = await testDatabase(notificationsSchema);
  const { dataSource } = database;
  await join(dataSource, members(20));
  await Promise.all([makeAll(dataSource, nextAt), makeAll(dataSource, nextAt)]);
  for (const entity of Object.values(digestEntities)) {
    const rows = await dataSource.getRepository(entity).find();
    expect(rows.map(({ memberId }) => memberId).toSorted()).toEqual(members(20).toSorted());
  }
});
