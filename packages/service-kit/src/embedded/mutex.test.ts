import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseBusyError, Mutex } from './mutex.ts';

const maxWaitMs = 200;

/** Blocks the process, as a slow disk or a busy machine does. */
function stall(ms: number): void {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

test('time during which the whole process stands still is not counted as waiting', async () => {
  const mutex = new Mutex(maxWaitMs);
  const [holder, waiter] = [{}, {}];
  await mutex.acquire(holder);
  const waiting = mutex.acquire(waiter);
  setImmediate(() => {
    stall(maxWaitMs * 2);
    setTimeout(() => mutex.release(holder), 10);
  });
  await expect(waiting).resolves.toBeUndefined();
  expect(mutex.isHeldBy(waiter)).toBe(true);
});

test('no waiter of a long queue gives up while each owner keeps the lock briefly', async () => {
  const mutex = new Mutex(maxWaitMs);
  const owners = Array.from({ length: 8 }, () => ({}));
  const turns = owners.map(async (owner) => {
    await mutex.acquire(owner);
    await delay(maxWaitMs / 4);
    mutex.release(owner);
  });
  await expect(Promise.all(turns)).resolves.toHaveLength(8);
});

test('waiters of an owner that never releases the lock give up, and later ones too', async () => {
  const mutex = new Mutex(maxWaitMs);
  await mutex.acquire({});
  await expect(Promise.allSettled([mutex.acquire({}), mutex.acquire({})])).resolves.toMatchObject([
    { status: 'rejected', reason: { code: 'DATABASE_BUSY' } },
    { status: 'rejected', reason: { code: 'DATABASE_BUSY' } },
  ]);
  await expect(mutex.acquire({})).rejects.toBeInstanceOf(DatabaseBusyError);
});
