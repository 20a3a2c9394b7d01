import { readKey, SharedReads } from './shared-reads.ts';
import { until } from './testing/until.ts';

interface BegunRead {
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** A database whose reads end when the test ends them. */
function sampleDatabase() {
  let value = 1;
  const reads: BegunRead[] = [];
  return {
    /** The n-th read, when it has begun. */
    async begun(n: number): Promise<BegunRead> {
      await until(() => reads.length >= n);
      return reads[n - 1] as BegunRead;
    },
    count: () => reads.length,
    write(next: number): void {
      value = next;
    },
    read(): Promise<number> {
      const seen = value;
      return new Promise((resolve, fail) => {
        reads.push({ end: () => resolve(seen), fail });
      });
    },
  };
}

test('those who come together share one read', async () => {
  const [reads, database] = [new SharedReads(), sampleDatabase()];
  const results = [1, 2, 3].map(() => reads.read('posts', database.read));
  (await database.begun(1)).end();
  expect(await Promise.all(results)).toEqual([1, 1, 1]);
  expect(database.count()).toBe(1);
});

test('who comes after a change does not get what was read before it', async () => {
  const [reads, database] = [new SharedReads(), sampleDatabase()];
  const before = reads.read('posts', database.read);
  const first = await database.begun(1);
  database.write(2);
  const after = [1, 2].map(() => reads.read('posts', database.read));
  first.end();
  expect(await before).toBe(1);
  (await database.begun(2)).end();
  expect(await Promise.all(after)).toEqual([2, 2]);
  expect(database.count()).toBe(2);
});

test('all who share a read get its error, and the next one reads again', async () => {
  const [reads, database] = [new SharedReads(), sampleDatabase()];
  const failed = [1, 2].map(() => reads.read('posts', database.read));
  const first = await database.begun(1);
  const next = reads.read('posts', database.read);
  first.fail(new Error('connection lost'));
  expect(await Promise.allSettled(failed)).toEqual(
    failed.map(() => expect.objectContaining({ reason: new Error('connection lost') }) as unknown),
  );
  (await database.begun(2)).end();
  expect(await next).toBe(1);
});

test('a read that does not end keeps the others waiting for a second only', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const [reads, database] = [new SharedReads(), sampleDatabase()];
    void reads.read('posts', database.read);
    await database.begun(1);
    const next = reads.read('posts', database.read);
    await jest.advanceTimersByTimeAsync(999);
    expect(database.count()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    (await database.begun(2)).end();
    expect(await next).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  { parameters: [1] },
  { parameters: ['1'] },
  { parameters: ['1', '2'] },
  { parameters: ['1,2'] },
  { parameters: [new Date(0)] },
  { parameters: [new Date(0).toISOString()] },
  { parameters: [null] },
  { parameters: [1n] },
])('the key of the parameters $parameters is no other', ({ parameters }) => {
  const others = [[1], ['1'], ['1', '2'], ['1,2'], [new Date(0)], [new Date(0).toISOString()], [null], [1n]];
  const equal = others.filter((other) => readKey('SELECT 1', other) === readKey('SELECT 1', parameters));
  expect(equal).toEqual([parameters]);
});
