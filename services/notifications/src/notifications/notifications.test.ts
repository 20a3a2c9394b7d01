import type { Notification } from '@seed/notifications-contracts/notifications';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import type { ServiceUnderTest, TestCaller } from '@seed/service-kit/testing/service-under-test';
import { notificationsSchema } from '../db/schema.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';
import { notifyMembers, notifyOfLike } from '../testing/acts.ts';

const path = '/api/v1/notifications';

const listOf = async (service: ServiceUnderTest, who: TestCaller) =>
  (await service.as(who).get<Notification[]>(path)).body;
const unreadOf = async (service: ServiceUnderTest, who: TestCaller) =>
  (await service.as(who).get<{ count: number }>(`${path}/unread`)).body.count;

test('an act is listed for its recipients only', async () => {
  await using service = await notificationsUnderTest();
  expect(await notifyMembers(service.url)).toBe(204);
  const [notification] = await listOf(service, 'maria');
  expect(notification).toMatchObject({
    kind: 'post.commented',
    actorName: 'Kenji Tanaka',
    actorCount: 1,
    title: 'Rivers',
    excerpt: 'Well said',
    href: '/forums/1?comment=1',
    isRead: false,
  });
  expect(await unreadOf(service, 'maria')).toBe(1);
  expect(await listOf(service, 'kenji')).toEqual([]);
  expect((await service.as('ana').get(`${path}/${notification?.id}`)).status).toBe(404);
  expect((await service.as('ana').put(`${path}/${notification?.id}/read`)).status).toBe(404);
});

test('an act that is delivered again and again, and at the same time, notifies once', async () => {
  await using service = await notificationsUnderTest();
  const statuses = await Promise.all(Array.from({ length: 8 }, () => notifyMembers(service.url)));
  expect(statuses).toEqual(Array(8).fill(204));
  expect(await listOf(service, 'maria')).toHaveLength(1);
});

test('of one comment a member gets one notification, and it is of the kind that arrives first', async () => {
  await using service = await notificationsUnderTest();
  await notifyMembers(service.url, { kind: 'comment.replied', recipients: ['ana'] });
  await notifyMembers(service.url, { kind: 'mentioned', recipients: ['ana', 'maria'] });
  await notifyMembers(service.url, { kind: 'thread.commented', recipients: ['ana', 'maria'] });
  expect((await listOf(service, 'ana')).map(({ kind }) => kind)).toEqual(['comment.replied']);
  expect((await listOf(service, 'maria')).map(({ kind }) => kind)).toEqual(['mentioned']);
});

test('likes are one notification while it is unread, and a new one after it was read', async () => {
  await using service = await notificationsUnderTest();
  const likers = ['kenji', 'ana', 'paula'];
  expect(await Promise.all(likers.map((id) => notifyOfLike(service.url, id)))).toEqual([204, 204, 204]);
  const [collected, ...others] = await listOf(service, 'maria');
  expect(others).toEqual([]);
  expect(collected?.actorCount).toBe(3);
  await service.as('maria').put(`${path}/${collected?.id}/read`);
  // Kenji took the like back and likes again.
  await notifyOfLike(service.url, 'kenji');
  expect(await unreadOf(service, 'maria')).toBe(0);
  await notifyOfLike(service.url, 'joao');
  expect((await listOf(service, 'maria')).map(({ actorCount, isRead }) => ({ actorCount, isRead }))).toEqual([
    { actorCount: 1, isRead: false },
    { actorCount: 3, isRead: true },
  ]);
});

test('a collected notification names the latest member, also when an earlier act arrives late', async () => {
  await using service = await notificationsUnderTest();
  await notifyOfLike(service.url, 'ana', { happenedAt: '2026-02-02T10:00:00.000Z' });
  await notifyOfLike(service.url, 'kenji', { happenedAt: '2026-02-02T09:00:00.000Z' });
  expect(await listOf(service, 'maria')).toEqual([
    expect.objectContaining({ actorId: 'ana', actorCount: 2, createdAt: '2026-02-02T10:00:00.000Z' }),
  ]);
});

test('members are not notified of their own acts', async () => {
  await using service = await notificationsUnderTest();
  await notifyMembers(service.url, { recipients: ['kenji', 'maria'] });
  expect(await listOf(service, 'kenji')).toEqual([]);
  expect(await listOf(service, 'maria')).toHaveLength(1);
});

test('more recipients than one transaction stores are all notified, once each', async () => {
  await using service = await notificationsUnderTest();
  const recipients = Array.from({ length: 249 }, (_, n) => `member-${n}`);
  const act = { recipients: [...recipients, 'maria'] };
  expect(await notifyMembers(service.url, act)).toBe(204);
  expect(await notifyMembers(service.url, act)).toBe(204);
  for (const id of ['member-0', 'member-150', 'member-248']) {
    expect((await (await service.member(id)).get<Notification[]>(path)).body).toHaveLength(1);
  }
}, 60_000);

test('one is marked as read, and all until an instant; newer ones stay unread', async () => {
  await using service = await notificationsUnderTest();
  const hours = ['08', '09', '10', '11'];
  for (const hour of hours) {
    await notifyMembers(service.url, { key: `comment:${hour}`, happenedAt: `2026-02-02T${hour}:00:00.000Z` });
  }
  const newest = (await listOf(service, 'maria'))[0];
  await service.as('maria').put(`${path}/${newest?.id}/read`);
  expect(await unreadOf(service, 'maria')).toBe(3);
  const { status } = await service.as('maria').put(`${path}/unread`, { until: '2026-02-02T09:00:00.000Z' });
  expect(status).toBe(204);
  expect((await listOf(service, 'maria')).map(({ isRead }) => isRead)).toEqual([true, false, true, true]);
});

test('the unread ones are counted up to a hundred, and all of them can be marked as read', async () => {
  await using service = await notificationsUnderTest();
  for (let n = 0; n < 105; n += 1) await notifyMembers(service.url, { key: `comment:${n}` });
  expect(await unreadOf(service, 'maria')).toBe(100);
  await service.as('maria').put(`${path}/unread`, { until: new Date(Date.now() + 60_000).toISOString() });
  expect(await unreadOf(service, 'maria')).toBe(0);
}, 30_000);

test('pages of the list have each notification once, newest first', async () => {
  await using service = await notificationsUnderTest();
  const happenedAt = '2026-02-02T10:00:00.000Z';
  for (let n = 0; n < 5; n += 1) await notifyMembers(service.url, { key: `comment:${n}`, title: `${n}`, happenedAt });
  const titles: string[] = [];
  for (let next: string | undefined = `${path}?limit=2`; next !== undefined;) {
    const found: TestResponse<Notification[]> = await service.as('maria').get<Notification[]>(next);
    titles.push(...found.body.map(({ title }) => title));
    next = /<([^>]+)>; rel="next"/.exec(found.headers.get('link') ?? '')?.[1];
  }
  expect(titles).toEqual(['4', '3', '2', '1', '0']);
});

test('the migrations make the tables that the entities declare', async () => {
  await using database = await testDatabase(notificationsSchema);
  expect(await schemaDrift(database.dataSource)).toEqual([]);
});
