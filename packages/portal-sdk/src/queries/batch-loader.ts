import type { ApiClient } from '../api/api-client.ts';

/** The options of a batch loader. */
export interface BatchLoaderOptions<Value> {
  /** Loads the values of several keys by one call; the results may be in any order, and some may be missing. */
  readonly loadMany: (api: ApiClient, keys: readonly string[]) => Promise<readonly Value[]>;
  /** Whether a result belongs to the key. */
  readonly isFor: (value: Value, key: string) => boolean;
  /** The greatest number of keys of one call; more keys make more calls. */
  readonly maxKeys: number;
}

/** Loads one value by its key; null if there is none. */
export type BatchLoader<Value> = (api: ApiClient, key: string) => Promise<Value | null>;

/** The keys that wait for the next call. */
interface Batch<Value> {
  readonly keys: Set<string>;
  readonly values: Promise<readonly Value[]>;
}

/**
 * Makes a loader that collects the keys of one task and loads them together, as `dataloader` does: a page of rows that
 * each look up their author makes one call. The cache is TanStack Query's, with one query for each key.
 *
 * @returns a function for `queryFn`; it rejects with the `ApiError` of the call
 *
 * @example
 * const loadAuthor = createBatchLoader({
 *   loadMany: (api, ids) => api(listProfiles, { query: { ids: ids.join() } }),
 *   isFor: (profile, id) => profile.id === id,
 *   maxKeys: profileLimits.ids,
 * });
 * const author = useQuery({ queryKey: ['author', id], queryFn: () => loadAuthor(api, id) });
 */
export function createBatchLoader<Value>(options: BatchLoaderOptions<Value>): BatchLoader<Value> {
  const batches = new WeakMap<ApiClient, Batch<Value>>();

  const startBatch = (api: ApiClient): Batch<Value> => {
    const keys = new Set<string>();
    const collected = new Promise<void>((resolve) => void setTimeout(resolve));
    const values = collected.then(() => {
      if (batches.get(api) === batch) batches.delete(api);
      return options.loadMany(api, [...keys]);
    });
    const batch = { keys, values };
    batches.set(api, batch);
    return batch;
  };

  return async (api, key) => {
    const waiting = batches.get(api);
    const batch = waiting && waiting.keys.size < options.maxKeys ? waiting : startBatch(api);
    batch.keys.add(key);
    const values = await batch.values;
    return values.find((value) => options.isFor(value, key)) ?? null;
  };
}
