/** Runs the work for each item, at most `limit` at the same time; the first failure ends it. */
export async function concurrently<T>(
  items: AsyncIterable<T> | Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let isFailed = false;
  // One runner at a time takes the next item, because a generator that reads a list returns items in their order.
  let next: Promise<IteratorResult<T>> = Promise.resolve({ done: false, value: undefined as T });
  const take = () => (next = next.then(({ done }) => (done === true ? { done, value: undefined } : iterator.next())));
  const runner = async () => {
    for (let item = await take(); item.done !== true && !isFailed; item = await take()) await work(item.value);
  };
  try {
    await Promise.all(Array.from({ length: limit }, runner));
  } catch (error) {
    isFailed = true;
    throw error;
  } finally {
    await iterator.return?.();
  }
}
