/**
 * Runs work for each item, a few at a time, and returns all results in the order of the items. With `p-limit` it would have
 * as many lines, and the tarball one more dependency.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results = new Map<number, readonly Result[]>();
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results.set(next[0], await work(next[1]));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return items.flatMap((_, index) => results.get(index) ?? []);
}
