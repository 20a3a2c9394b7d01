import type { Notification } from '@seed/notifications-contracts/notifications';
import { demoMembers } from '@seed/demo-world/members';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';

test('the demo world notifies maria of comments on the posts of its forums', async () => {
  await using service = await notificationsUnderTest({ demoData: true });
  const maria = demoMembers.find(({ email }) => email === 'maria@seed.example');
  const client = await service.member(maria?.id ?? '');
  const { body } = await client.get<Notification[]>('/api/v1/notifications');
  expect(body.length).toBeGreaterThan(1);
  expect(body.every(({ href }) => /^\/forums\/\d+\?comment=\d+$/.test(href))).toBe(true);
});
