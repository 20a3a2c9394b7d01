import { FewAtOnce } from './few-at-once.ts';

/** Work that ends when it is told to. */
function work() {
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

const settled = () => new Promise(setImmediate);

test('two run, the next ones wait in their order, more are asked to come back', async () => {
  const turns = new FewAtOnce({ running: 2, waiting: 2 });
  const works = [work(), work(), work(), work()];
  const running = works.map(({ run }) => turns.run(run));
  await expect(turns.run(work().run)).rejects.toMatchObject({ status: 503 });
  await settled();
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, false, false]);
  works[1]?.end();
  await settled();
  expect(works.map(({ isStarted }) => isStarted())).toEqual([true, true, true, false]);
  works.forEach(({ end }) => end());
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done', 'done']);
});

test('work that fails makes room for the next', async () => {
  const turns = new FewAtOnce({ running: 1, waiting: 1 });
  const failing = turns.run(() => Promise.reject(new Error('no')));
  const next = turns.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
