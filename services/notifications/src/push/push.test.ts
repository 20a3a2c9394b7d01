import type { Notification } from '@seed/notifications-contracts/notifications';
import { until } from '@seed/service-kit/testing/until';
import { notifyMembers, notifyOfLike } from '../testing/acts.ts';
import { pushUnderTest, subscribe } from '../testing/push-under-test.ts';

const minute = 60_000;

test('a notification is sent to each browser of its recipient, signed and encrypted', async () => {
  await using world = await pushUnderTest();
  const { service, pushes } = world;
  for (const name of ['phone', 'desk']) await subscribe(service.as('maria'), pushes.browser(name));
  await subscribe(service.as('ana'), pushes.browser('other'));
  await notifyMembers(service.url, { title: 'Rivers', excerpt: 'Well said', href: '/forums/1?comment=1' });
  const received = await world.received(2);
  const { body } = await service.as('maria').get<Notification[]>('/api/v1/notifications');
  expect(received.map(({ browser }) => browser).sort()).toEqual(['desk', 'phone']);
  expect(received[0]?.content).toEqual({
    title: 'Kenji Tanaka commented on your post “Rivers”',
    body: 'Well said',
    href: '/forums/1?comment=1',
    tag: `notification-${body[0]?.id}`,
  });
  expect(received[0]?.claims).toMatchObject({ sub: 'mailto:portal@seed.example' });
  expect(received[0]?.headers).toMatchObject({ urgency: 'normal', topic: `notification-${body[0]?.id}` });
  const ttl = Number(received[0]?.headers['ttl']);
  expect(ttl).toBeGreaterThan(86_000);
  expect(ttl).toBeLessThanOrEqual(86_400);
});

test('a long title and excerpt in any script fit into a message', async () => {
  await using world = await pushUnderTest();
  await subscribe(world.service.as('maria'), world.pushes.browser('phone'));
  const actor = { id: 'kenji', name: '🌊'.repeat(95) };
  await notifyMembers(world.service.url, { actor, title: '🌱'.repeat(100), excerpt: '🌱'.repeat(150) });
  const [push] = await world.received(1);
  expect(Array.from(push?.content.body ?? '')).toHaveLength(120);
  expect(Number(push?.headers['content-length'])).toBeLessThan(4096);
});

test('likes that are collected replace one message, of low urgency', async () => {
  await using world = await pushUnderTest();
  await subscribe(world.service.as('maria'), world.pushes.browser('phone'));
  await notifyOfLike(world.service.url, 'joao');
  await world.received(1);
  await notifyOfLike(world.service.url, 'kenji');
  const [first, second] = await world.received(2);
  expect(second?.content.title).toContain('and 1 other liked your post');
  expect(second?.content.tag).toBe(first?.content.tag);
  expect(second?.headers['topic']).toBe(first?.headers['topic']);
  expect(second?.headers['urgency']).toBe('low');
});

test('a like that is collected while its message is being sent is sent too', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let count = 0;
  await using world = await pushUnderTest(async () => {
    count += 1;
    if (count === 1) await held;
    return undefined;
  });
  await subscribe(world.service.as('maria'), world.pushes.browser('phone'));
  await notifyOfLike(world.service.url, 'joao');
  await world.received(1);
  await notifyOfLike(world.service.url, 'kenji');
  release();
  expect((await world.received(2))[1]?.content.title).toContain('and 1 other');
});

test('topics that a member does not want on devices are not sent, also if they choose so before it is sent', async () => {
  let isDown = true;
  await using world = await pushUnderTest(() => (isDown ? { status: 503 } : undefined));
  const maria = world.service.as('maria');
  await subscribe(maria, world.pushes.browser('phone'));
  await world.choose(maria, { topic: 'likes', portal: 'now', email: 'daily', push: 'never' });
  await world.choose(maria, { topic: 'threads', portal: 'never', email: 'daily' });
  await notifyOfLike(world.service.url, 'joao');
  await notifyMembers(world.service.url, { kind: 'thread.commented', key: 'thread:1' });
  await notifyMembers(world.service.url, { title: 'Rivers' });
  await world.received(1);
  await world.choose(maria, { topic: 'comments', portal: 'now', email: 'daily', push: 'never' });
  isDown = false;
  world.advance(5 * minute);
  await notifyMembers(world.service.url, { kind: 'meeting.moved', key: 'meeting:1', title: 'Lakes' });
  const [first, second] = await world.received(2);
  expect(first?.content.title).toContain('“Rivers”');
  expect(second?.content.title).toContain('“Lakes”');
});

test('a topic that a member wants on devices only is sent, and is not in the portal', async () => {
  await using world = await pushUnderTest();
  const maria = world.service.as('maria');
  await subscribe(maria, world.pushes.browser('phone'));
  await world.choose(maria, { topic: 'comments', portal: 'never', email: 'never', push: 'now' });
  await notifyMembers(world.service.url, { title: 'Rivers' });
  expect((await world.received(1))[0]?.content.title).toContain('“Rivers”');
  expect((await maria.get('/api/v1/notifications/unread')).body).toEqual({ count: 0 });
});

test('a choice without push leaves that of before', async () => {
  await using world = await pushUnderTest();
  const maria = world.service.as('maria');
  await world.choose(maria, { topic: 'likes', portal: 'now', email: 'daily', push: 'never' });
  const { body } = await world.choose(maria, { topic: 'likes', portal: 'now', email: 'weekly' });
  const likes = { topic: 'likes', portal: 'now', email: 'weekly', push: 'never' };
  expect(body).toMatchObject({ topics: expect.arrayContaining([likes]) as unknown });
});

test.each([404, 410])('a browser at which the push service responds with %i gets nothing any more', async (status) => {
  await using world = await pushUnderTest(({ browser }) => (browser === 'gone' ? { status } : undefined));
  const maria = world.service.as('maria');
  const gone = world.pushes.browser('gone');
  await subscribe(maria, gone);
  await subscribe(maria, world.pushes.browser('phone'));
  await notifyMembers(world.service.url);
  await until(async () => (await maria.get(`/api/v1/push-subscriptions/${gone.id}`)).status === 404);
  world.advance(5 * minute);
  await notifyMembers(world.service.url, { key: 'comment:2', title: 'Lakes' });
  const received = await world.received(3);
  expect(received.filter(({ browser }) => browser === 'gone')).toHaveLength(1);
});

/** A browser whose message the push service does not accept at first, and another one that shows that a round has passed. */
async function retriesUnderTest(responses: { status: number; headers?: Readonly<Record<string, string>> }[]) {
  const world = await pushUnderTest(({ browser }) => (browser === 'phone' ? responses.shift() : undefined));
  const maria = world.service.as('maria');
  await subscribe(maria, world.pushes.browser('phone'));
  await subscribe(world.service.as('ana'), world.pushes.browser('clock'));
  const countOf = (name: string) => world.pushes.received.filter(({ browser }) => browser === name).length;
  let key = 1;
  /** Resolves to the attempts after a time: the message to the other browser is sent in a later round. */
  const attemptsAfter = async (ms: number) => {
    world.advance(ms);
    key += 1;
    for (const round of ['first', 'second']) {
      const count = countOf('clock');
      await notifyMembers(world.service.url, { key: `comment:${key}-${round}`, recipients: ['ana'] });
      await until(() => countOf('clock') > count);
    }
    return countOf('phone');
  };
  return {
    ...world,
    attemptsAfter,
    start: async () => {
      await notifyMembers(world.service.url);
      await until(() => countOf('phone') === 1);
      // The outcome of the first attempt is stored before the clock moves on.
      await attemptsAfter(0);
    },
  };
}

test('a message waits as long as a busy push service demands', async () => {
  await using world = await retriesUnderTest([{ status: 429, headers: { 'Retry-After': '300' } }]);
  await world.start();
  expect(await world.attemptsAfter(200_000)).toBe(1);
  expect(await world.attemptsAfter(101_000)).toBe(2);
  expect(await world.attemptsAfter(60 * minute)).toBe(2);
});

test('a message waits longer after each failure of the push service', async () => {
  await using world = await retriesUnderTest([{ status: 500 }, { status: 503 }, { status: 502 }]);
  await world.start();
  expect(await world.attemptsAfter(31_000)).toBe(2);
  expect(await world.attemptsAfter(31_000)).toBe(2);
  expect(await world.attemptsAfter(31_000)).toBe(3);
  expect(await world.attemptsAfter(121_000)).toBe(4);
  expect(await world.attemptsAfter(60 * minute)).toBe(4);
});

test('a message that a push service refuses for good is not sent again, and the browser stays', async () => {
  await using world = await pushUnderTest(() => ({ status: 400 }));
  const maria = world.service.as('maria');
  const phone = world.pushes.browser('phone');
  await subscribe(maria, phone);
  await notifyMembers(world.service.url);
  await world.received(1);
  world.advance(120 * minute);
  await notifyMembers(world.service.url, { key: 'comment:2', title: 'Lakes' });
  const received = await world.received(2);
  expect(received.map(({ content }) => content.title)).toEqual([
    expect.stringContaining('“Rivers”'),
    expect.stringContaining('“Lakes”'),
  ]);
  expect((await maria.get(`/api/v1/push-subscriptions/${phone.id}`)).status).toBe(200);
});

test('what was read, or is a day old, before it could be sent is not sent', async () => {
  let isDown = true;
  await using world = await pushUnderTest(() => (isDown ? { status: 503 } : undefined));
  const maria = world.service.as('maria');
  await subscribe(maria, world.pushes.browser('phone'));
  await notifyMembers(world.service.url);
  await world.received(1);
  const { body } = await maria.get<Notification[]>('/api/v1/notifications');
  await maria.put(`/api/v1/notifications/${body[0]?.id}/read`);
  await notifyMembers(world.service.url, { key: 'comment:2', title: 'Lakes' });
  await world.received(2);
  isDown = false;
  world.advance(25 * 60 * minute);
  const happenedAt = world.now().toISOString();
  await notifyMembers(world.service.url, { key: 'comment:3', title: 'Seas', happenedAt });
  const received = await world.received(3);
  expect(received[2]?.content.title).toContain('“Seas”');
});

test('a redirect of a push service is not followed', async () => {
  const paths: string[] = [];
  await using world = await pushUnderTest(({ browser }) => {
    paths.push(browser);
    return { status: 307, headers: { Location: '/desk' } };
  });
  await subscribe(world.service.as('maria'), world.pushes.browser('phone'));
  world.pushes.browser('desk');
  await notifyMembers(world.service.url);
  await world.received(1);
  await notifyMembers(world.service.url, { key: 'comment:2' });
  await world.received(2);
  expect(paths).toEqual(['phone', 'phone']);
});
