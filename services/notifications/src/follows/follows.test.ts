import { subjectJoinedType } from '@seed/contracts/portal-events';
import type { NotificationFollow } from '@seed/notifications-contracts/notification-follows';
import type { Notification } from '@seed/notifications-contracts/notifications';
import { changeMemberId, deliverEvent, removeMember } from '@seed/service-kit/testing/events';
import type { ServiceUnderTest, TestCaller } from '@seed/service-kit/testing/service-under-test';
import { notifyMembers } from '../testing/acts.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';

const path = '/api/v1/notification-follows';
const post = 'post:7';
const club = 'club:Geography';

const choose = (service: ServiceUnderTest, who: TestCaller, body: { subject: string; choice: string }) =>
  service.as(who).put<NotificationFollow>(path, body);
const stateOf = async (service: ServiceUnderTest, who: TestCaller, subject: string) =>
  (await service.as(who).get<NotificationFollow>(`${path}?subject=${subject}`)).body;
const titlesOf = async (service: ServiceUnderTest, who: TestCaller) =>
  (await service.as(who).get<Notification[]>('/api/v1/notifications')).body.map(({ title }) => title);

let deliveries = 0;
/** Delivers that a member has joined or left the club, so many seconds from now. */
function join(service: ServiceUnderTest, memberId: string, { isJoined = true, inSeconds = 0 } = {}): Promise<number> {
  const changedAt = new Date(Date.now() + inSeconds * 1000).toISOString();
  const payload = { memberId, subject: club, isJoined, changedAt };
  deliveries += 1;
  return deliverEvent(service.url, { id: `join-${deliveries}`, type: subjectJoinedType, payload });
}

test('a member who has muted a post is notified that it mentions them, unless they want no mentions', async () => {
  await using service = await notificationsUnderTest();
  for (const who of ['maria', 'ana'] as const) await choose(service, who, { subject: post, choice: 'muted' });
  const mentions = { topic: 'mentions', portal: 'never', email: 'never' };
  await service.as('ana').put('/api/v1/notification-preferences', { topics: [mentions] });
  const recipients = ['maria', 'ana'];
  await notifyMembers(service.url, { kind: 'mentioned', title: 'Mentioned', recipients });
  await notifyMembers(service.url, { kind: 'thread.commented', title: 'Muted', recipients, subject: post });
  expect(await titlesOf(service, 'maria')).toEqual(['Mentioned']);
  expect(await titlesOf(service, 'ana')).toEqual([]);
});

test('a muted post notifies its author and those who took part no more, until they unmute it', async () => {
  await using service = await notificationsUnderTest();
  expect(await stateOf(service, 'maria', post)).toEqual({ subject: post, choice: 'default', isFollowed: false });
  const muted = await choose(service, 'maria', { subject: post, choice: 'muted' });
  expect(muted.body).toEqual({ subject: post, choice: 'muted', isFollowed: false });
  await notifyMembers(service.url, { key: 'one', title: 'Muted', subject: post, recipients: ['maria', 'ana'] });
  await notifyMembers(service.url, { key: 'two', title: 'Other post', subject: 'post:8' });
  await choose(service, 'maria', { subject: post, choice: 'default' });
  await notifyMembers(service.url, { key: 'three', title: 'Unmuted', subject: post });
  expect(await titlesOf(service, 'maria')).toEqual(['Unmuted', 'Other post']);
  expect(await titlesOf(service, 'ana')).toEqual(['Muted']);
});

test('followers are notified of what is for them, once, and never of their own acts', async () => {
  await using service = await notificationsUnderTest();
  for (const who of ['ana', 'kenji', 'maria'] as const)
    await choose(service, who, { subject: post, choice: 'followed' });
  expect((await stateOf(service, 'ana', post)).isFollowed).toBe(true);
  const act = { key: 'one', title: 'For followers', subject: post, recipients: ['maria'] };
  for (let delivery = 1; delivery <= 2; delivery += 1) {
    expect(await notifyMembers(service.url, { ...act, isForFollowers: true })).toBe(204);
  }
  await notifyMembers(service.url, { ...act, key: 'two', title: 'For the author' });
  expect(await titlesOf(service, 'ana')).toEqual(['For followers']);
  expect(await titlesOf(service, 'maria')).toEqual(['For the author', 'For followers']);
  expect(await titlesOf(service, 'kenji')).toEqual([]);
});

test('who joins a club follows it until they leave or mute it, in whatever order the events arrive', async () => {
  await using service = await notificationsUnderTest();
  expect(await join(service, 'maria', { inSeconds: 10 })).toBe(204);
  await join(service, 'maria', { isJoined: false });
  expect(await stateOf(service, 'maria', club)).toEqual({ subject: club, choice: 'default', isFollowed: true });
  await choose(service, 'maria', { subject: club, choice: 'muted' });
  await join(service, 'maria', { inSeconds: 20 });
  expect(await stateOf(service, 'maria', club)).toMatchObject({ choice: 'muted', isFollowed: false });
  await choose(service, 'maria', { subject: club, choice: 'default' });
  expect((await stateOf(service, 'maria', club)).isFollowed).toBe(true);
  await join(service, 'maria', { isJoined: false, inSeconds: 30 });
  expect((await stateOf(service, 'maria', club)).isFollowed).toBe(false);
});

test('two hundred and fifty members of a club are notified of its meeting, and no other member', async () => {
  await using service = await notificationsUnderTest();
  for (let number = 0; number < 250; number += 1) await join(service, `member-${number}`);
  const act = { recipients: [], subject: club, isForFollowers: true, kind: 'meeting.scheduled', title: 'Maps' };
  expect(await notifyMembers(service.url, act)).toBe(204);
  for (const number of [0, 99, 100, 249]) {
    const member = await service.member(`member-${number}`);
    const { body } = await member.get<Notification[]>('/api/v1/notifications');
    expect(body).toMatchObject([{ kind: 'meeting.scheduled', title: 'Maps' }]);
  }
  expect(await titlesOf(service, 'maria')).toEqual([]);
}, 60_000);

test('a removed member follows nothing, and a present id follows what its former ones did', async () => {
  await using service = await notificationsUnderTest();
  await choose(service, 'ana', { subject: post, choice: 'muted' });
  const before = await service.caller({ sub: 'id-before' });
  await before.put(path, { subject: post, choice: 'muted' });
  await before.put(path, { subject: club, choice: 'followed' });
  const change = { memberId: 'maria', formerIds: ['id-before'] };
  await choose(service, 'maria', { subject: post, choice: 'followed' });
  for (let delivery = 1; delivery <= 2; delivery += 1) expect(await changeMemberId(service.url, change)).toBe(204);
  expect((await stateOf(service, 'maria', post)).choice).toBe('followed');
  expect((await stateOf(service, 'maria', club)).choice).toBe('followed');
  expect(await removeMember(service.url, { memberIds: ['ana'], pictures: [] })).toBe(204);
  await notifyMembers(service.url, { title: 'After', subject: post, recipients: [], isForFollowers: true });
  expect(await titlesOf(service, 'maria')).toEqual(['After']);
});
