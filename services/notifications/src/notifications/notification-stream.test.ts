import { openEventStream, type TestEventStream } from '@seed/service-kit/testing/event-stream';
import { deliverEvent } from '@seed/service-kit/testing/events';
import type { ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { until } from '@seed/service-kit/testing/until';
import { notificationsSchema } from '../db/schema.ts';
import { notifyMembers, notifyOfLike } from '../testing/acts.ts';
import { NotificationChanges } from './notification-changes.ts';
import { storeAct } from './acts.repository.ts';
import { notificationsUnderTest } from '../testing/notifications-under-test.ts';

const path = '/api/v1/notification-stream';

const open = async ({ url, issuer }: Pick<ServiceUnderTest, 'url' | 'issuer'>, sub: string, lastEventId?: string) =>
  openEventStream(`${url}${path}`, await issuer.token({ sub }), lastEventId);
const countOf = async (stream: TestEventStream) => (await stream.nextEvent())?.data;

test('a stream begins with the count of unread notifications and has each change of it', async () => {
  await using service = await notificationsUnderTest();
  await notifyMembers(service.url);
  const stream = await open(service, 'maria');
  expect(await countOf(stream)).toEqual({ count: 1 });
  await notifyMembers(service.url, { key: 'comment:2' });
  expect(await countOf(stream)).toEqual({ count: 2 });
  await service.as('maria').put('/api/v1/notifications/1/read');
  expect(await countOf(stream)).toEqual({ count: 1 });
  await service.as('maria').put('/api/v1/notifications/unread', { until: new Date().toISOString() });
  expect(await countOf(stream)).toEqual({ count: 0 });
  stream.close();
});

test('a further like is an event, although the count stays', async () => {
  await using service = await notificationsUnderTest();
  await notifyOfLike(service.url, 'kenji');
  const stream = await open(service, 'maria');
  const first = await stream.nextEvent();
  await notifyOfLike(service.url, 'ana');
  const second = await stream.nextEvent();
  expect([first?.data, second?.data]).toEqual([{ count: 1 }, { count: 1 }]);
  expect(second?.id).not.toBe(first?.id);
  stream.close();
});

test('members get no events of the notifications of others', async () => {
  await using service = await notificationsUnderTest();
  const stream = await open(service, 'kenji');
  expect(await countOf(stream)).toEqual({ count: 0 });
  await notifyMembers(service.url, { recipients: ['maria'] });
  await notifyMembers(service.url, { recipients: ['kenji'], actor: { id: 'ana', name: 'Ana' }, key: 'comment:2' });
  expect(await countOf(stream)).toEqual({ count: 1 });
  stream.close();
});

test('a client that returns gets what has changed meanwhile, and nothing if nothing has', async () => {
  await using service = await notificationsUnderTest();
  const before = await open(service, 'maria');
  const last = (await before.nextEvent())?.id;

  const unchanged = await open(service, 'maria', last);
  await notifyMembers(service.url);
  // The first event is the change, and not the state that the client had.
  expect(await countOf(unchanged)).toEqual({ count: 1 });

  const changed = await open(service, 'maria', last);
  expect(await countOf(changed)).toEqual({ count: 1 });
});

test('a replica reports what another one has stored, again when it could not be sent', async () => {
  await using database = await testDatabase(notificationsSchema);
  const changes = new NotificationChanges(database.dataSource, silentLogger());
  const seen: string[] = [];
  const listen = (id: string) =>
    changes.listen(id, async () => {
      seen.push(id);
      if (seen.length === 1) throw new Error('the database is down');
    });
  const stops = ['maria', 'kenji'].map(listen);
  const act = { kind: 'post.commented', title: 'Rivers', excerpt: '', href: '/forums/1', isCollected: false } as const;
  const actor = { id: 'ana', name: 'Ana Torres' };
  const happenedAt = new Date().toISOString();
  await storeAct(database.dataSource, { ...act, recipients: ['maria'], actor, key: 'comment:1', happenedAt });
  await until(() => seen.length === 2);
  expect(seen).toEqual(['maria', 'maria']);
  stops.forEach((stop) => stop());
});

test('the streams of a service end when it stops, without the time for other requests', async () => {
  const service = await notificationsUnderTest();
  const stream = await open(service, 'maria');
  await stream.nextEvent();
  const stopped = service.stop();
  expect(await stream.nextEvent()).toBeUndefined();
  await stopped;
});

test("a member's new id gets an event of what came with the former ones", async () => {
  await using service = await notificationsUnderTest();
  await notifyMembers(service.url, { recipients: ['former'] });
  const stream = await open(service, 'maria');
  expect(await countOf(stream)).toEqual({ count: 0 });
  const payload = { memberId: 'maria', formerIds: ['former'] };
  expect(await deliverEvent(service.url, { id: 'e', type: 'member.id-changed', payload })).toBe(204);
  expect(await countOf(stream)).toEqual({ count: 1 });
  stream.close();
});
