import { ConcurrencyLimit } from './concurrency-limit.ts';

const settled = () => new Promise(setImmediate);
const { signal: never } = new AbortController();

/** Work that ends when the test ends it. */
function controlledWork() {
  let end: () => void = () => undefined;
  let started = false;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    started = true;
    await done;
    return 'done';
  };
  return { run, end: () => end(), isStarted: () => started };
}

test('two pieces of work run, the others wait in their order', async () => {
  const limit = new ConcurrencyLimit(2);
  const works = [controlledWork(), controlledWork(), controlledWork(), controlledWork()];
  const running = works.map(({ run }) => limit.run(run, never));
  await settled();
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, false, false]);
  works[1]?.end();
  await settled();
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, true, false]);
  works.forEach(({ end }) => end());
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done', 'done']);
  expect(limit.isIdle).toBe(true);
});

test('work that fails makes room for the next', async () => {
  const limit = new ConcurrencyLimit(1);
  const failing = limit.run(() => Promise.reject(new Error('no')), never);
  const next = limit.run(() => Promise.resolve('done'), never);
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('work leaves the queue when its signal aborts, and the others keep their places', async () => {
  const limit = new ConcurrencyLimit(1);
  const [first, second, third] = [controlledWork(), controlledWork(), controlledWork()];
  const patience = new AbortController();
  const running = limit.run(first.run, never);
  const impatient = limit.run(second.run, patience.signal);
  const last = limit.run(third.run, never);
  patience.abort();
  await expect(impatient).rejects.toMatchObject({ code: 'queue_timeout' });
  [first, third].forEach(({ end }) => end());
  expect(await Promise.all([running, last])).toEqual(['done', 'done']);
  expect(second.isStarted()).toBe(false);
});
