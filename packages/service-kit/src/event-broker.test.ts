import type { PortalEvent } from '@seed/contracts/portal-events';
import { Redis } from 'ioredis';
import { type EventBroker, openEventBroker } from './event-broker.ts';
import { testRedis, type TestRedis, testWithRedis } from './testing/test-redis.ts';
import { until } from './testing/until.ts';

const log = { warn: jest.fn() };
const event = (n: number): PortalEvent => ({ id: `event-${n}`, type: 'counted', payload: { n } });
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A replica of a service that records the numbers that it handles. */
function replica(broker: EventBroker, handle: (n: number) => Promise<void> = async () => undefined) {
  const handled: number[] = [];
  const stop = broker.consume('notices', {
    counted: async (payload) => {
      const { n } = payload as { readonly n: number };
      await handle(n);
      handled.push(n);
    },
  });
  return { handled, stop };
}

/** The number of events that the queue still has. */
async function left({ url }: TestRedis): Promise<number> {
  const redis = new Redis(url);
  const length = await redis.xlen('seed:events:notices');
  redis.disconnect();
  return length;
}

testWithRedis(
  'a service handles what others send, each event once and in order, also what came before it started',
  async () => {
    await using redis = await testRedis();
    const broker = await openEventBroker({ url: redis.url, log });
    const queue = broker.queueOf('notices');
    for (const n of numbers(30)) await queue.deliver(event(n));
    const { handled, stop } = replica(broker);
    await until(() => handled.length === 30);
    for (const n of numbers(30)) await queue.deliver(event(30 + n));
    await until(async () => (await left(redis)) === 0);
    await stop();
    broker.close();
    expect(handled).toEqual(numbers(60));
  },
);

testWithRedis('two replicas share the events, and none gets one that the other has handled', async () => {
  await using redis = await testRedis();
  const broker = await openEventBroker({ url: redis.url, log });
  const replicas = [replica(broker), replica(broker)];
  for (const n of numbers(100)) await broker.queueOf('notices').deliver(event(n));
  await until(async () => (await left(redis)) === 0);
  await Promise.all(replicas.map(({ stop }) => stop()));
  broker.close();
  expect(replicas.flatMap(({ handled }) => handled).toSorted((one, other) => one - other)).toEqual(numbers(100));
});

testWithRedis('an event that fails is handled again, and holds back no other event', async () => {
  await using redis = await testRedis();
  const broker = await openEventBroker({ url: redis.url, log, retryMs: 50 });
  const failures = new Map([[0, 2]]);
  const { handled, stop } = replica(broker, async (n) => {
    const missing = failures.get(n) ?? 0;
    failures.set(n, missing - 1);
    if (missing > 0) throw new Error('not yet');
  });
  for (const n of numbers(3)) await broker.queueOf('notices').deliver(event(n));
  await until(async () => (await left(redis)) === 0);
  await stop();
  broker.close();
  expect(handled).toEqual([1, 2, 0]);
});

testWithRedis('another replica handles what one had begun when it died', async () => {
  await using redis = await testRedis();
  const dead = new Redis(redis.url);
  const broker = await openEventBroker({ url: redis.url, log, retryMs: 50 });
  await broker.queueOf('notices').deliver(event(1));
  await dead.xgroup('CREATE', 'seed:events:notices', 'notices', '0');
  await dead.xreadgroup('GROUP', 'notices', 'dead', 'STREAMS', 'seed:events:notices', '>');
  dead.disconnect();
  const { handled, stop } = replica(broker);
  await until(() => handled.length === 1);
  await until(async () => (await left(redis)) === 0);
  await stop();
  broker.close();
});

testWithRedis('an event is not confirmed while the broker is down, and the queue goes on when it is back', async () => {
  await using redis = await testRedis();
  const broker = await openEventBroker({ url: redis.url, log });
  const { handled, stop } = replica(broker);
  const queue = broker.queueOf('notices');
  await queue.deliver(event(1));
  await until(() => handled.length === 1);
  await redis.kill();
  await expect(queue.deliver(event(2))).rejects.toThrow();
  await redis.restart();
  await until(() =>
    queue.deliver(event(3)).then(
      () => true,
      () => false,
    ),
  );
  await until(() => handled.length === 2);
  await stop();
  broker.close();
  expect(handled).toEqual([1, 3]);
});
