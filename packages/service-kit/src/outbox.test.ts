import type { PortalEvent } from '@seed/contracts/portal-events';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createOutboxTable, outboxEvents, publish } from './outbox.ts';
import { EventRefusedError, type EventTarget, startOutboxDelivery } from './outbox-delivery.ts';
import { schemaDrift } from './testing/schema-drift.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { testDatabase } from './testing/test-database.ts';
import { until } from './testing/until.ts';
import { type Database, inTransaction } from './transaction.ts';

class CreateOutbox1700000000000 implements MigrationInterface {
  up = (runner: QueryRunner) => createOutboxTable(runner);
  down = (runner: QueryRunner) => runner.dropTable('outbox_events');
}

const tables = { entities: [outboxEvents], migrations: [CreateOutbox1700000000000] };
const pending = (database: Database) => database.getRepository(outboxEvents).count();

/** A target that fails `failures` times first, and records the events that it handles. */
function target(name: string, failures = 0) {
  const received: PortalEvent[] = [];
  let attempts = 0;
  const deliver = async (event: PortalEvent) => {
    attempts += 1;
    if (attempts <= failures) throw new Error(`${name} is down`);
    received.push(event);
  };
  return { name, deliver, received, attempts: () => attempts };
}

const deliver = (database: Database, ...targets: EventTarget[]) =>
  startOutboxDelivery({ database, targets, log: silentLogger(), pollMs: 5 });

test('the migrated outbox matches the entity', async () => {
  const { dataSource, drop } = await testDatabase(tables);
  expect(await schemaDrift(dataSource)).toEqual([]);
  await drop();
});

test('every target gets every event once, in order, also if a target fails at first', async () => {
  const { dataSource, drop } = await testDatabase(tables);
  await inTransaction(dataSource, (manager) => publish(manager, 'a', { n: 1 }));
  await inTransaction(dataSource, (manager) => publish(manager, 'b', { n: 2 }));
  const [steady, shaky] = [target('steady'), target('shaky', 3)];
  const stop = deliver(dataSource, steady, shaky);
  await until(async () => (await pending(dataSource)) === 0);
  await stop();
  expect(steady.received.map(({ type, payload }) => [type, payload])).toEqual([
    ['a', { n: 1 }],
    ['b', { n: 2 }],
  ]);
  expect(new Set(shaky.received.map(({ id }) => id))).toEqual(new Set(steady.received.map(({ id }) => id)));
  expect(shaky.received).toHaveLength(2);
  await drop();
});

test('a transaction that fails publishes nothing', async () => {
  const { dataSource, drop } = await testDatabase(tables);
  const work = inTransaction(dataSource, async (manager) => {
    await publish(manager, 'a', {});
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await pending(dataSource)).toBe(0);
  await drop();
});

test('a target that is down is left alone for longer and longer, and the others get their events', async () => {
  const { dataSource, drop } = await testDatabase(tables);
  const count = 30;
  for (let n = 0; n < count; n += 1) await inTransaction(dataSource, (manager) => publish(manager, 'a', { n }));
  const [steady, dead] = [target('steady'), target('dead', Infinity)];
  const stop = deliver(dataSource, steady, dead);
  await until(() => steady.received.length === count);
  expect(dead.attempts()).toBeLessThan(count);
  await inTransaction(dataSource, (manager) => publish(manager, 'b', {}));
  await until(() => steady.received.length === count + 1);
  await stop();
  expect(await pending(dataSource)).toBe(count + 1);
  await drop();
});

test('an event that a target refuses holds back no other event', async () => {
  const { dataSource, drop } = await testDatabase(tables);
  for (const type of ['malformed', 'good']) await inTransaction(dataSource, (manager) => publish(manager, type, {}));
  const strict = target('strict');
  const deliverStrictly = async (event: PortalEvent) => {
    if (event.type === 'malformed') throw new EventRefusedError('strict responded 400');
    await strict.deliver(event);
  };
  const stop = deliver(dataSource, { name: 'strict', deliver: deliverStrictly });
  await until(() => strict.received.length === 1);
  await inTransaction(dataSource, (manager) => publish(manager, 'later', {}));
  await until(() => strict.received.length === 2);
  await until(async () => (await pending(dataSource)) === 1);
  await stop();
  expect(strict.received.map(({ type }) => type)).toEqual(['good', 'later']);
  await drop();
});

test('the next process delivers what the last one could not, to the missing targets only', async () => {
  const { dataSource, drop } = await testDatabase(tables);
  await inTransaction(dataSource, (manager) => publish(manager, 'a', {}));
  const [first, dead] = [target('first'), target('second', Infinity)];
  const stop = deliver(dataSource, first, dead);
  await until(() => first.received.length === 1 && dead.attempts() > 0);
  await stop();
  expect(await pending(dataSource)).toBe(1);
  const [firstAgain, second] = [target('first'), target('second')];
  const stopNext = deliver(dataSource, firstAgain, second);
  await until(async () => (await pending(dataSource)) === 0);
  await stopNext();
  expect([firstAgain.received.length, second.received.length]).toEqual([0, 1]);
  await drop();
});

test('a stop waits for some of many events, and the next process delivers the others', async () => {
  await using database = await testDatabase(tables);
  const { dataSource } = database;
  const payloads = Array.from({ length: 200 }, (_, n) => ({ n }));
  await inTransaction(dataSource, (manager) => publish(manager, 'a', ...payloads));
  const [first, second] = [target('notifications'), target('notifications')];
  let stopped: Promise<void> | undefined;
  const stop = deliver(dataSource, {
    ...first,
    deliver: (event) => {
      stopped ??= stop();
      return first.deliver(event);
    },
  });
  await until(() => stopped !== undefined);
  await stopped;
  expect(first.received.length).toBeLessThan(payloads.length);
  expect(await pending(dataSource)).toBe(payloads.length - first.received.length);
  const stopSecond = deliver(dataSource, second);
  await until(async () => (await pending(dataSource)) === 0);
  await stopSecond();
  expect([...first.received, ...second.received].map(({ payload }) => payload)).toEqual(payloads);
});
