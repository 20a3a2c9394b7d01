import type { Notification } from '@seed/notifications-contracts/notifications';
import { removeMember } from '@seed/service-kit/testing/events';
import { until } from '@seed/service-kit/testing/until';
import { mailSink } from '../testing/mail-sink.ts';
import {
  choosePush,
  monday,
  morning,
  pushDigestsUnderTest,
  saoPaulo,
  shanghai,
  sunday,
  tokyo,
  tuesday,
} from '../testing/push-digests-under-test.ts';
import { subscribe } from '../testing/push-under-test.ts';

const both = ['maria', 'ana'];

test('one message a day comes at 17:00 in the time zone of each member', async () => {
  await using world = await pushDigestsUnderTest();
  const { service, pushes } = world;
  await world.join(service.as('ana'), 'ana', tokyo);
  await world.join(service.as('maria'), 'maria', saoPaulo);
  await world.comment('Rivers', both);
  world.setClock('2099-02-01T07:59:59.000Z');
  await world.comment('Lakes', both);
  world.setClock(sunday.tokyo);
  expect(await world.titles(1, 'ana')).toEqual(['2 new notifications']);
  expect(await world.titles(1)).toEqual([]);
  world.setClock(sunday.saoPaulo);
  expect(await world.titles(2)).toEqual(['2 new notifications']);
  expect(pushes.received[1]?.content).toEqual({
    title: '2 new notifications',
    body: 'Kenji Tanaka commented on your post “Lakes”\nKenji Tanaka commented on your post “Rivers”',
    href: '/notifications',
    tag: 'digest-2099-02-01',
  });
  expect(pushes.received[1]?.headers).toMatchObject({ topic: 'digest-2099-02-01', urgency: 'normal', ttl: '86400' });
  await world.comment('Seas', both);
  world.setClock(monday.tokyo);
  await world.titles(3);
  world.setClock(monday.saoPaulo);
  expect(await world.titles(4)).toEqual(['2 new notifications', expect.stringContaining('“Seas”')]);
});

test('a message names the three newest notifications and counts the others, in any script', async () => {
  await using world = await pushDigestsUnderTest();
  await world.join(world.service.as('maria'), 'maria');
  for (let n = 1; n <= 5; n += 1) {
    world.setClock(new Date(Date.parse(morning) + n * 1000).toISOString());
    await world.comment(`${n} ${'🌱'.repeat(150)}`);
  }
  world.setClock(sunday.tokyo);
  expect(await world.titles(1)).toEqual(['5 new notifications']);
  const [push] = world.pushes.received;
  const lines = push?.content.body.split('\n') ?? [];
  expect(lines.map((line) => line.slice(0, 41))).toEqual([
    ...['5', '4', '3'].map((n) => expect.stringMatching(new RegExp(`“${n} `)) as string),
    'and 2 more',
  ]);
  expect(Number(push?.headers['content-length'])).toBeLessThan(4096);
});

test('a notification that is alone is shown as itself, and opens its place', async () => {
  await using world = await pushDigestsUnderTest();
  await world.join(world.service.as('maria'), 'maria');
  await world.comment('Rivers');
  world.setClock(sunday.tokyo);
  await world.titles(1);
  expect(world.pushes.received[0]?.content).toEqual({
    title: 'Kenji Tanaka commented on your post “Rivers”',
    body: 'Well said',
    href: '/forums/1?comment=1',
    tag: 'digest-2099-02-01',
  });
});

test('each browser of a member gets the message, and one that is gone gets nothing any more', async () => {
  await using world = await pushDigestsUnderTest({
    onPush: ({ browser }) => (browser === 'gone' ? { status: 410 } : undefined),
  });
  const maria = world.service.as('maria');
  const gone = world.pushes.browser('gone');
  await world.join(maria, 'maria');
  await subscribe(maria, gone);
  await subscribe(maria, world.pushes.browser('desk'));
  await world.comment('Rivers');
  world.setClock(sunday.tokyo);
  await world.titles(3);
  expect(world.pushes.received.map(({ browser }) => browser).toSorted()).toEqual(['desk', 'gone', 'maria']);
  await until(async () => (await maria.get(`/api/v1/push-subscriptions/${gone.id}`)).status === 404);
});

test('weekly topics come on Mondays', async () => {
  await using world = await pushDigestsUnderTest();
  const { service } = world;
  await world.join(service.as('maria'), 'maria', tokyo);
  // The message of another member, an hour later, shows that the first member gets none.
  await world.join(service.as('ana'), 'ana', shanghai);
  await choosePush(service.as('maria'), 'weekly');
  await world.comment('Rivers', both);
  world.setClock(sunday.shanghai);
  expect(await world.titles(1, 'ana')).toHaveLength(1);
  await world.comment('Lakes', both);
  world.setClock(monday.shanghai);
  expect(await world.titles(3)).toEqual(['2 new notifications']);
  await world.comment('Seas', both);
  world.setClock(tuesday.shanghai);
  expect(await world.titles(4, 'ana')).toHaveLength(3);
  expect(await world.titles(4)).toHaveLength(1);
});

test('a member who has read everything gets no message', async () => {
  await using world = await pushDigestsUnderTest();
  const { service } = world;
  await world.join(service.as('maria'), 'maria', tokyo);
  await world.join(service.as('ana'), 'ana', shanghai);
  await world.comment('Rivers', both);
  await service.as('maria').put('/api/v1/notifications/unread', { until: sunday.tokyo });
  world.setClock(sunday.shanghai);
  expect(await world.titles(1, 'ana')).toHaveLength(1);
  expect(await world.titles(1)).toEqual([]);
});

test('what was sent at once is in no message of the day, also if the member chooses that afterwards', async () => {
  await using world = await pushDigestsUnderTest();
  const { service } = world;
  const maria = service.as('maria');
  await world.join(maria, 'maria', tokyo);
  await world.join(service.as('ana'), 'ana', shanghai);
  await choosePush(maria, 'now');
  await world.comment('Rivers', both);
  expect(await world.titles(1)).toEqual([expect.stringContaining('“Rivers”')]);
  // The message to another browser shows that the first one was recorded.
  await choosePush(service.as('ana'), 'now');
  await world.comment('Ponds', ['ana']);
  await world.titles(2);
  await choosePush(maria, 'daily');
  await choosePush(service.as('ana'), 'daily');
  await world.comment('Lakes', both);
  world.setClock(sunday.shanghai);
  expect(await world.titles(4)).toEqual([expect.stringContaining('“Rivers”'), expect.stringContaining('“Lakes”')]);
  expect(await world.titles(4, 'ana')).toEqual([expect.stringContaining('“Ponds”'), '2 new notifications']);
});

test('what was read or is unwanted before the push service accepts the message is not in it', async () => {
  let isDown = true;
  await using world = await pushDigestsUnderTest({ onPush: () => (isDown ? { status: 503 } : undefined) });
  const maria = world.service.as('maria');
  await world.join(maria, 'maria', tokyo);
  await world.join(world.service.as('ana'), 'ana', shanghai);
  for (const title of ['Rivers', 'Lakes', 'Seas']) await world.comment(title, both);
  await world.like('joao');
  world.setClock(sunday.tokyo);
  expect(await world.titles(1)).toEqual(['4 new notifications']);
  const { body } = await maria.get<Notification[]>('/api/v1/notifications');
  const rivers = body.find(({ title }) => title === 'Rivers');
  await maria.put(`/api/v1/notifications/${rivers?.id}/read`);
  const topics = [{ topic: 'likes', portal: 'now', email: 'daily', push: 'never' }];
  await maria.put('/api/v1/notification-preferences', { topics });
  isDown = false;
  // The message of another member, an hour later, comes after the first attempt was recorded.
  world.setClock(sunday.shanghai);
  await until(async () => (await world.titles(1, 'ana')).length > 0);
  world.setClock('2099-02-01T10:00:00.000Z');
  expect(await world.titles(3)).toEqual(['4 new notifications', '2 new notifications']);
});

test('a topic that a member wants on their devices once a day only is stored, and is not in the portal', async () => {
  await using world = await pushDigestsUnderTest();
  const maria = world.service.as('maria');
  await world.join(maria, 'maria');
  const topics = [{ topic: 'comments', portal: 'never', email: 'never', push: 'daily' }];
  await maria.put('/api/v1/notification-preferences', { topics });
  await world.comment('Rivers');
  expect((await maria.get<Notification[]>('/api/v1/notifications')).body).toEqual([]);
  world.setClock(sunday.tokyo);
  expect(await world.titles(1)).toEqual([expect.stringContaining('“Rivers”')]);
});

test('a like after the message is news again, with all who like it', async () => {
  await using world = await pushDigestsUnderTest();
  await world.join(world.service.as('maria'), 'maria');
  await world.like('joao');
  world.setClock(sunday.tokyo);
  await world.titles(1);
  world.setClock(sunday.saoPaulo);
  await world.like('kenji');
  world.setClock(monday.tokyo);
  expect((await world.titles(2))[1]).toContain('and 1 other liked your post');
});

test('a member without a verified address gets the message and no e-mail', async () => {
  const sink = await mailSink();
  const email = { smtpUrl: sink.url, from: 'SEED <seed@portal.example>', unsubscribeSecret: 'a'.repeat(32) };
  await using world = await pushDigestsUnderTest({ email });
  const { service } = world;
  const claims = { sub: 'new', name: 'New', email: 'new@seed.example', claims: { email_verified: false } };
  const member = await service.caller(claims);
  await world.join(member, 'new', tokyo);
  await world.join(service.as('maria'), 'maria', saoPaulo);
  const { body } = await member.get('/api/v1/notification-preferences');
  expect(body).toMatchObject({ timeZone: tokyo });
  expect(body).not.toHaveProperty('emailTo');
  await world.comment('Rivers', ['new', 'maria']);
  world.setClock(sunday.tokyo);
  expect(await world.titles(1, 'new')).toEqual([expect.stringContaining('“Rivers”')]);
  world.setClock(sunday.saoPaulo);
  expect(await world.titles(2)).toEqual([expect.stringContaining('“Rivers”')]);
  await until(() => sink.received.length > 0);
  expect(sink.received.map(({ to }) => to)).toEqual(['maria@seed.example']);
  await sink.stop();
});

test('a member without a device gets the message once they have one, and a removed member none', async () => {
  await using world = await pushDigestsUnderTest();
  const { service } = world;
  const [maria, kenji] = [service.as('maria'), service.as('kenji')];
  await maria.put('/api/v1/notification-preferences', { timeZone: tokyo });
  await choosePush(maria, 'daily');
  await world.join(kenji, 'kenji', tokyo);
  await world.join(service.as('ana'), 'ana', shanghai);
  await world.comment('Rivers', [...both, 'kenji']);
  await removeMember(service.url, { memberIds: ['kenji'] });
  world.setClock(sunday.shanghai);
  expect(await world.titles(1, 'ana')).toHaveLength(1);
  await subscribe(maria, world.pushes.browser('maria'));
  world.setClock(monday.tokyo);
  expect(await world.titles(2)).toEqual([expect.stringContaining('“Rivers”')]);
  expect(await world.titles(2, 'kenji')).toEqual([]);
});
