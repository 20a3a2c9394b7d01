import type { NotificationPreferences, TopicPreference } from '@seed/notifications-contracts/notification-preferences';
import { notificationTopics } from '@seed/notifications-contracts/notification-topics';
import type { Notification } from '@seed/notifications-contracts/notifications';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import webPush from 'web-push';
import { notifyMembers, notifyOfLike } from '../testing/acts.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';

const path = '/api/v1/notification-preferences';

const preferencesOf = async (client: TestClient) => (await client.get<NotificationPreferences>(path)).body.topics;
const choiceOf = async (client: TestClient, topic: string) =>
  (await preferencesOf(client)).find((one) => one.topic === topic);
const choose = (client: TestClient, ...topics: readonly TopicPreference[]) => client.put(path, { topics });
const kindsOf = async (client: TestClient) =>
  (await client.get<Notification[]>('/api/v1/notifications')).body.map(({ kind }) => kind);

const pushConfig = {
  vapid: { ...webPush.generateVAPIDKeys(), subject: 'mailto:portal@seed.example' },
  hosts: { hosts: [], allowsLocalHosts: false },
};

const noLikes: TopicPreference = { topic: 'likes', portal: 'never', email: 'never' };

test('a member without choices is notified of everything', async () => {
  await using service = await notificationsUnderTest();
  const topics = notificationTopics.map((topic) => ({ topic, portal: 'now', email: 'daily' }));
  expect((await service.as('maria').get(path)).body).toEqual({ topics, sendsEmail: false });
});

test('a choice is kept, and the other topics and members keep theirs', async () => {
  await using service = await notificationsUnderTest();
  const maria = service.as('maria');
  const weekly: TopicPreference = { topic: 'comments', portal: 'now', email: 'weekly' };
  await choose(maria, noLikes);
  const { status, body } = await maria.put<NotificationPreferences>(path, { topics: [weekly] });
  expect(status).toBe(200);
  expect(body.topics).toEqual(expect.arrayContaining([noLikes, weekly]));
  expect(await preferencesOf(maria)).toEqual(body.topics);
  expect(await choiceOf(service.as('kenji'), 'likes')).toMatchObject({ portal: 'now' });
});

test('topics of a newer client are ignored, and of a topic that is given twice the last choice counts', async () => {
  await using service = await notificationsUnderTest();
  const maria = service.as('maria');
  const newer: TopicPreference = { topic: 'lunches', portal: 'never', email: 'never' };
  expect((await choose(maria, newer, { ...noLikes, portal: 'now' }, noLikes)).status).toBe(200);
  expect(await choiceOf(maria, 'lunches')).toBeUndefined();
  expect(await choiceOf(maria, 'likes')).toEqual(noLikes);
});

test.each([[{ topics: 7 }], [{ topics: [{ topic: 'likes', portal: 'hourly', email: 'never' }] }]])(
  '%j is refused',
  async (body) => {
    await using service = await notificationsUnderTest();
    expect((await service.as('maria').put(path, body)).status).toBe(400);
  },
);

test('a member is not notified of what they do not want, and again once they want it', async () => {
  await using service = await notificationsUnderTest();
  const maria = service.as('maria');
  await choose(maria, noLikes);
  await notifyOfLike(service.url, 'kenji', { recipients: ['maria', 'ana'] });
  await notifyMembers(service.url);
  expect(await kindsOf(maria)).toEqual(['post.commented']);
  expect(await kindsOf(service.as('ana'))).toEqual(['post.liked']);
  await choose(maria, { ...noLikes, portal: 'now' });
  await notifyOfLike(service.url, 'joao');
  expect((await kindsOf(maria)).toSorted()).toEqual(['post.commented', 'post.liked']);
});

test.each(['daily', 'weekly'] as const)(
  'a topic may come to devices %s, and a choice without push leaves that',
  async (push) => {
    await using service = await notificationsUnderTest({ push: pushConfig });
    const maria = service.as('maria');
    await choose(maria, { ...noLikes, push });
    await choose(maria, { ...noLikes, email: 'weekly' });
    expect(await choiceOf(maria, 'likes')).toEqual({ ...noLikes, email: 'weekly', push });
  },
);

test('a kind without a topic belongs to the other ones', async () => {
  await using service = await notificationsUnderTest();
  const maria = service.as('maria');
  await choose(maria, { topic: 'other', portal: 'never', email: 'never' });
  await notifyMembers(service.url, { kind: 'lunch.ready' });
  expect(await kindsOf(maria)).toEqual([]);
});

test('likes that are collected when a member turns them off and on again begin a new notification', async () => {
  await using service = await notificationsUnderTest();
  const maria = service.as('maria');
  await notifyOfLike(service.url, 'kenji');
  await choose(maria, noLikes);
  await choose(maria, { ...noLikes, portal: 'now' });
  await notifyOfLike(service.url, 'joao');
  expect(await kindsOf(maria)).toEqual(['post.liked', 'post.liked']);
});

test('the choices of a former id belong to the present one, whose own ones stay', async () => {
  await using service = await notificationsUnderTest();
  const [before, maria] = [await service.member('id-before'), service.as('maria')];
  await choose(before, noLikes, { topic: 'comments', portal: 'never', email: 'never' });
  await choose(maria, { ...noLikes, email: 'daily' });
  const change = { memberId: 'maria', formerIds: ['id-before'] };
  expect([await changeMemberId(service.url, change), await changeMemberId(service.url, change)]).toEqual([204, 204]);
  expect(await choiceOf(maria, 'comments')).toMatchObject({ portal: 'never' });
  expect(await choiceOf(maria, 'likes')).toEqual({ ...noLikes, email: 'daily' });
  expect(await choiceOf(before, 'likes')).toMatchObject({ portal: 'now' });
});

test('the choices of a removed member are gone', async () => {
  await using service = await notificationsUnderTest();
  await choose(await service.member('leaving'), noLikes);
  await removeMember(service.url, { memberIds: ['leaving'] });
  // Their id is given to a member who is not removed.
  await changeMemberId(service.url, { memberId: 'maria', formerIds: ['leaving'] });
  expect(await choiceOf(service.as('maria'), 'likes')).toMatchObject({ portal: 'now' });
});
