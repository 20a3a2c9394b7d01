import type { Notification } from '@seed/notifications-contracts/notifications';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import { notifyMembers, notifyOfLike } from './testing/acts.ts';
import { notificationsUnderTest } from './testing/notifications-under-test.ts';

const path = '/api/v1/notifications';

test('a removed member has no notifications, and no name in those of others', async () => {
  await using service = await notificationsUnderTest();
  await notifyMembers(service.url);
  await notifyMembers(service.url, { recipients: ['kenji'], actor: { id: 'maria', name: 'María' } });
  // The event is delivered twice, as it is after a lost response.
  for (let times = 0; times < 2; times += 1) {
    expect(await removeMember(service.url, { memberIds: ['maria', 'id-before'] })).toBe(204);
  }
  expect((await service.as('maria').get(path)).status).toBe(403);
  expect((await service.as('kenji').get<Notification[]>(path)).body).toEqual([
    expect.objectContaining({ actorName: 'Former member' }),
  ]);
});

test('the notifications of a former id belong to the present one, without those that it has', async () => {
  await using service = await notificationsUnderTest();
  const recipients = ['maria', 'id-before'];
  await notifyMembers(service.url, { recipients });
  await notifyMembers(service.url, { recipients: ['id-before'], key: 'comment:2' });
  await notifyOfLike(service.url, 'kenji', { recipients });
  const change = { memberId: 'maria', formerIds: ['older-id', 'id-before'] };
  expect(await changeMemberId(service.url, change)).toBe(204);
  expect(await changeMemberId(service.url, change)).toBe(204);
  const { body } = await service.as('maria').get<Notification[]>(path);
  expect(body.map(({ kind }) => kind).toSorted()).toEqual(['post.commented', 'post.commented', 'post.liked']);
  // Further likes are collected in the notification that the present id had.
  await notifyOfLike(service.url, 'ana');
  expect((await service.as('maria').get<Notification[]>(path)).body).toHaveLength(3);
});

test('acts of a former id are those of the present one', async () => {
  await using service = await notificationsUnderTest();
  await notifyMembers(service.url, { actor: { id: 'id-before', name: 'Kenji' } });
  await changeMemberId(service.url, { memberId: 'kenji', formerIds: ['id-before'] });
  const { body } = await service.as('maria').get<Notification[]>(path);
  expect(body.map(({ actorId }) => actorId)).toEqual(['kenji']);
});
