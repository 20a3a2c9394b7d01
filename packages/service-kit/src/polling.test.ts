import { type PollingOptions, startPolling } from './polling.ts';

/** Polling with faked time; each round has the next of these results, the last of them again and again. */
function polling(results: readonly boolean[], options: PollingOptions) {
  jest.useFakeTimers({ now: 0 });
  const startedAt: number[] = [];
  const stop = startPolling(async () => {
    startedAt.push(Date.now());
    return results[startedAt.length - 1] ?? results.at(-1) ?? true;
  }, options);
  return {
    startedAt,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      jest.useRealTimers();
    },
  };
}

function openPromise<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('rounds that succeed follow each other after the same pause', async () => {
  await using polled = polling([true], { pollMs: 1000 });
  await jest.advanceTimersByTimeAsync(3000);
  expect(polled.startedAt).toEqual([1000, 2000, 3000]);
});

test('while rounds fail the pause doubles up to a minute', async () => {
  await using polled = polling([false], { pollMs: 10_000 });
  await jest.advanceTimersByTimeAsync(210_000);
  expect(polled.startedAt).toEqual([10_000, 30_000, 70_000, 130_000, 190_000]);
});

test('a first round at once that fails is not repeated without a pause', async () => {
  await using polled = polling([false], { pollMs: 1000, firstMs: 0 });
  await jest.advanceTimersByTimeAsync(6000);
  expect(polled.startedAt).toEqual([0, 2000, 6000]);
});

test('after a round that succeeds the pause is short again', async () => {
  await using polled = polling([false, false, true], { pollMs: 1000 });
  await jest.advanceTimersByTimeAsync(9000);
  expect(polled.startedAt).toEqual([1000, 3000, 7000, 8000, 9000]);
});

test('stopping waits for the round under way and starts none after it', async () => {
  await using polled = polling([true], { pollMs: 1000 });
  await jest.advanceTimersByTimeAsync(1000);
  await polled.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(polled.startedAt).toEqual([1000]);

  const { promise, resolve } = openPromise<boolean>();
  const log: string[] = [];
  const stop = startPolling(() => promise, { pollMs: 1000 });
  await jest.advanceTimersByTimeAsync(1000);
  const stopped = stop().then(() => log.push('stopped'));
  await jest.advanceTimersByTimeAsync(5000);
  log.push('still under way');
  resolve(true);
  await stopped;
  expect(log).toEqual(['still under way', 'stopped']);
});

test('a round can check whether it should end early', async () => {
  jest.useFakeTimers();
  const { promise, resolve } = openPromise<undefined>();
  const seen: boolean[] = [];
  const stop = startPolling(
    async (isStopped) => {
      seen.push(isStopped());
      await promise;
      seen.push(isStopped());
      return true;
    },
    { pollMs: 1000 },
  );
  await jest.advanceTimersByTimeAsync(1000);
  const stopped = stop();
  resolve(undefined);
  await stopped;
  jest.useRealTimers();
  expect(seen).toEqual([false, true]);
});
