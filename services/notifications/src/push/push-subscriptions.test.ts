import { hash } from 'node:crypto';
import type { NotificationPreferences } from '@seed/notifications-contracts/notification-preferences';
import { removeMember } from '@seed/service-kit/testing/events';
import { notifyMembers } from '../testing/acts.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';
import { pushService } from '../testing/push-service.ts';
import { pushUnderTest, subscribe } from '../testing/push-under-test.ts';

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const addressOf = (endpoint: string) => `/api/v1/push-subscriptions/${hash('sha256', endpoint, 'base64url')}`;
const vapid = { publicKey: 'k', privateKey: 'k', subject: 'mailto:portal@seed.example' };

test('a member turns the messages of a browser on and off, and finds them by the digest of its endpoint', async () => {
  await using world = await pushUnderTest();
  const maria = world.service.as('maria');
  const browser = world.pushes.browser('phone');
  const path = `/api/v1/push-subscriptions/${browser.id}`;
  expect((await maria.get(path)).status).toBe(404);
  for (const _ of ['first', 'again']) {
    expect(await subscribe(maria, browser)).toMatchObject({ status: 200, body: { id: browser.id } });
  }
  expect((await maria.get(path)).status).toBe(200);
  expect((await world.service.as('kenji').get(path)).status).toBe(404);
  expect((await world.service.as('kenji').delete(path)).status).toBe(404);
  expect((await maria.delete(path)).status).toBe(204);
  expect((await maria.get(path)).status).toBe(404);
});

test('the preferences have the public key, and a portal without keys takes no browsers', async () => {
  await using world = await pushUnderTest();
  const path = '/api/v1/notification-preferences';
  const { body } = await world.service.as('maria').get<NotificationPreferences>(path);
  expect(body.pushKey).toBe(world.pushes.config.vapid.publicKey);
  await using without = await notificationsUnderTest();
  expect((await without.as('maria').get<NotificationPreferences>(path)).body.pushKey).toBeUndefined();
  expect((await subscribe(without.as('maria'), world.pushes.browser('phone'))).status).toBe(409);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://10.1.2.3/a',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://[fd00::1]/a',
  'https://database/a',
  'https://gateway.internal/a',
  'https://user:password@push.example.org/a',
  'https://push.example.org\\@10.0.0.1/a',
  'ftp://push.example.org/a',
  'no address',
])('the endpoint %s is refused', async (endpoint) => {
  await using service = await notificationsUnderTest({
    push: { vapid, hosts: { hosts: [], allowsLocalHosts: false } },
  });
  const response = await service.as('maria').put(addressOf(endpoint), { endpoint, keys });
  expect(response).toMatchObject({ status: 400, body: { errors: [{ pointer: '/endpoint' }] } });
});

test('an endpoint on the internet is accepted, with a list of hosts only on these', async () => {
  const status = async (hosts: readonly string[], endpoint: string) => {
    await using service = await notificationsUnderTest({ push: { vapid, hosts: { hosts, allowsLocalHosts: false } } });
    return (await service.as('maria').put(addressOf(endpoint), { endpoint, keys })).status;
  };
  const [google, apple] = ['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/a'];
  expect(await status([], google)).toBe(200);
  expect(await status(['fcm.googleapis.com'], google)).toBe(200);
  expect(await status(['fcm.googleapis.com'], apple)).toBe(400);
  expect(await status(['.push.apple.com'], apple)).toBe(200);
  expect(await status(['.push.apple.com'], 'https://evilpush.apple.com/a')).toBe(400);
});

test('an id that is not that of the endpoint, and keys that are none, are refused', async () => {
  await using world = await pushUnderTest();
  const maria = world.service.as('maria');
  const [phone, desk] = [world.pushes.browser('phone'), world.pushes.browser('desk')];
  expect((await subscribe(maria, { ...phone, id: desk.id })).status).toBe(400);
  const wrong = { ...phone.subscription, keys: { p256dh: 'short', auth: 'short' } };
  expect((await subscribe(maria, { ...phone, subscription: wrong })).status).toBe(400);
});

test('an eleventh browser takes the place of the oldest', async () => {
  await using world = await pushUnderTest();
  const maria = world.service.as('maria');
  const browsers = Array.from({ length: 11 }, (_, n) => world.pushes.browser(`browser-${n}`));
  for (const browser of browsers) {
    world.advance(1000);
    await subscribe(maria, browser);
  }
  const statuses = await Promise.all(
    browsers.map(async ({ id }) => (await maria.get(`/api/v1/push-subscriptions/${id}`)).status),
  );
  expect(statuses).toEqual([404, ...Array.from({ length: 10 }, () => 200)]);
});

test('a browser that another member uses now gets the messages of that member only', async () => {
  await using world = await pushUnderTest();
  const browser = world.pushes.browser('shared');
  await subscribe(world.service.as('maria'), browser);
  await subscribe(world.service.as('kenji'), browser);
  const actor = { id: 'joao', name: 'João' };
  await notifyMembers(world.service.url, { actor, title: 'Rivers', recipients: ['maria'] });
  await notifyMembers(world.service.url, { actor, title: 'Lakes', key: 'comment:2', recipients: ['kenji'] });
  const [push] = await world.received(1);
  expect(push?.content.title).toContain('“Lakes”');
});

test('the browsers of a removed member get nothing', async () => {
  await using world = await pushUnderTest();
  const { service } = world;
  const [phone, desk] = [world.pushes.browser('phone'), world.pushes.browser('desk')];
  await subscribe(service.as('kenji'), phone);
  await subscribe(service.as('maria'), desk);
  await removeMember(service.url, { memberIds: ['kenji'] });
  const actor = { id: 'joao', name: 'João' };
  await notifyMembers(service.url, { actor, recipients: ['kenji', 'maria'] });
  const received = await world.received(1);
  expect(received.map(({ browser }) => browser)).toEqual(['desk']);
});

test('a push service that cannot be reached leaves the others alone', async () => {
  await using world = await pushUnderTest();
  const maria = world.service.as('maria');
  const closed = await pushService();
  await subscribe(maria, closed.browser('closed'));
  await closed.stop();
  await subscribe(maria, world.pushes.browser('phone'));
  await notifyMembers(world.service.url);
  expect(await world.received(1)).toHaveLength(1);
});
