import { Batches } from './batches.ts';
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
  const [reads, database] = [new Batches(), sampleDatabase()];
  const results = [1, 2, 3].map(() => reads.join('posts', [], database.read));
  (await database.begun(1)).end();
  expect(await Promise.all(results)).toEqual([1, 1, 1]);
  expect(database.count()).toBe(1);
});

test('who comes after a change does not get what was read before it', async () => {
  const [reads, database] = [new Batches(), sampleDatabase()];
  const before = reads.join('posts', [], database.read);
  const first = await database.begun(1);
  database.write(2);
  const after = [1, 2].map(() => reads.join('posts', [], database.read));
  first.end();
  expect(await before).toBe(1);
  (await database.begun(2)).end();
  expect(await Promise.all(after)).toEqual([2, 2]);
  expect(database.count()).toBe(2);
});

test('all who share a read get its error, and the next one reads again', async () => {
  const [reads, database] = [new Batches(), sampleDatabase()];
  const failed = [1, 2].map(() => reads.join('posts', [], database.read));
  const first = await database.begun(1);
  const next = reads.join('posts', [], database.read);
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
    const [reads, database] = [new Batches(), sampleDatabase()];
    void reads.join('posts', [], database.read);
    await database.begun(1);
    const next = reads.join('posts', [], database.read);
    await jest.advanceTimersByTimeAsync(999);
    expect(database.count()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    (await database.begun(2)).end();
    expect(await next).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

/** Batches whose items are noted, and handled when `opened` has ended. */
function samplePosts(mostItems: number, opened: Promise<void> = Promise.resolve()) {
  const handled: (readonly number[])[] = [];
  const batches = new Batches(mostItems);
  return {
    handled,
    join: (ids: readonly number[], key = 'posts') =>
      batches.join(key, ids, async (all) => {
        handled.push(all);
        await opened;
        return all.length;
      }),
  };
}

test('the items of those who come together are handled together, equal ones once', async () => {
  const { join, handled } = samplePosts(3);
  expect(await Promise.all([join([1]), join([2, 1]), join([3, 3])])).toEqual([3, 3, 3]);
  expect(handled).toEqual([[1, 2, 3]]);
});

test('items of different keys are handled apart', async () => {
  const { join, handled } = samplePosts(3);
  await Promise.all([join([1]), join([1], 'notes')]);
  expect(handled).toEqual([[1], [1]]);
});

test('an item that comes when its batch has begun is handled again', async () => {
  let open: () => void = () => undefined;
  const { join, handled } = samplePosts(3, new Promise((resolve) => (open = resolve)));
  const first = join([1]);
  await until(() => handled.length === 1);
  const others = [join([2]), join([1])];
  open();
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 2]);
  expect(handled).toEqual([[1], [2, 1]]);
});

test('who does not fit into a batch begins another one', async () => {
  const { join, handled } = samplePosts(3);
  expect(await Promise.all([join([1, 2]), join([3, 4]), join([4, 5]), join([1, 2, 3, 4])])).toEqual([2, 3, 3, 4]);
  expect(handled).toEqual([
    [1, 2],
    [3, 4, 5],
    [1, 2, 3, 4],
  ]);
});
