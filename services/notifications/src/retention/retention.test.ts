import type { Notification } from '@seed/notifications-contracts/notifications';
import { until } from '@seed/service-kit/testing/until';
import { notifyMembers } from '../testing/acts.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';

const path = '/api/v1/notifications?limit=200';

test('of a member with many notifications the newest are kept, and those of others stay', async () => {
  await using service = await notificationsUnderTest({
    now: () => new Date('2026-02-03T00:00:00.000Z'),
    retention: { days: 180, mostOfMember: 3 },
    retentionPollMs: 5,
  });
  const titlesOf = async (who: 'maria' | 'ana') =>
    (await service.as(who).get<Notification[]>(path)).body.map(({ title }) => title);
  for (let n = 0; n < 6; n += 1) {
    const happenedAt = `2026-02-02T10:0${n}:00.000Z`;
    await notifyMembers(service.url, { key: `comment:${n}`, title: `${n}`, happenedAt });
  }
  await notifyMembers(service.url, { key: 'comment:0', title: '0', recipients: ['ana'] });
  await until(async () => (await titlesOf('maria')).length === 3);
  expect(await titlesOf('maria')).toEqual(['5', '4', '3']);
  expect(await titlesOf('ana')).toEqual(['0']);
});

test('notifications of more than half a year ago are removed, also if there are many', async () => {
  let now = new Date('2026-02-03T00:00:00.000Z');
  await using service = await notificationsUnderTest({ now: () => now, retentionPollMs: 5 });
  const recipients = Array.from({ length: 450 }, (_, n) => `member-${n}`);
  await notifyMembers(service.url, { recipients: [...recipients, 'maria'], happenedAt: '2026-02-02T00:00:00.000Z' });
  await notifyMembers(service.url, { key: 'comment:2', title: 'Newer', happenedAt: '2026-03-02T00:00:00.000Z' });
  expect((await service.as('maria').get<Notification[]>(path)).body).toHaveLength(2);
  now = new Date('2026-08-02T00:00:00.000Z');
  const last = await service.member('member-449');
  await until(async () => (await last.get<Notification[]>(path)).body.length === 0);
  await until(async () => (await service.as('maria').get<Notification[]>(path)).body.length === 1);
  expect((await service.as('maria').get<Notification[]>(path)).body).toMatchObject([{ title: 'Newer' }]);
}, 60_000);
