import { LRUCache } from 'lru-cache';
import type { Caller } from './caller.ts';
import { EncodedJson } from './encoded-body.ts';
import type { RouteResponse } from './response.ts';

const mostBytes = 24 * 1024 * 1024;
const keptMs = 60_000;
/** About the memory of an entry besides the bytes of its body. */
const entryBytes = 1024;
/** About the memory of an id in a set. */
const exceptionBytes = 100;

/** All that a response depends on. */
export interface ResponseState {
  /** The query, whether the caller is an Admin, and all else besides the version and who the caller is. */
  readonly key: string;
  readonly caller: Pick<Caller, 'id'>;
  /**
   * A number that is read before the response is made, and that every transaction raises that changes the response. The
   * response is not kept if it is undefined.
   */
  readonly version: number | undefined;
}

/** A response that was made for a caller. */
export interface MadeResponse<T> {
  readonly response: RouteResponse<T>;
  /** The ids of the members who get another response; undefined if no other member gets this one. */
  readonly exceptions: ReadonlySet<string> | undefined;
}

interface KeptResponse {
  readonly version: number;
  readonly response: RouteResponse<never> & { readonly body: EncodedJson };
  readonly exceptions: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Keeps encoded responses that members request again and again, at most 24 MiB of them: one for all members whom it shows the
 * same, and one for each of the others. Each request reads the version of the rows behind a response, so no response is
 * older than its request, on every replica. A change of rows that no transaction of the service made is shown after a minute
 * at most.
 *
 * @example
 * ```ts
 * const kept = new KeptResponses();
 * route(router, listPosts, async ({ query, caller }) => {
 *   const key = JSON.stringify([query.limit, query.cursor, caller.isAdmin]);
 *   return kept.respond({ key, caller, version: await posts.version() }, async () => {
 *     const { items, nextCursor } = await posts.list(query, caller);
 *     const exceptions = new Set<string>(items.map(({ authorID }) => authorID));
 *     return { response: page(items, nextCursor), exceptions };
 *   });
 * });
 * ```
 */
export class KeptResponses {
  readonly #kept = new LRUCache<string, KeptResponse>({
    maxSize: mostBytes,
    ttl: keptMs,
    // Tests replace the global clock, and the cache would take that of `node:perf_hooks`.
    perf: performance,
    sizeCalculation: ({ response, exceptions }) =>
      entryBytes + response.body.bytes.length + exceptionBytes * exceptions.size,
  });

  /**
   * Returns the response that was kept with this version, or makes one and keeps it.
   *
   * @throws what `make` throws
   */
  async respond<T>(state: ResponseState, make: () => Promise<MadeResponse<T>>): Promise<RouteResponse<T>> {
    const { key, caller, version } = state;
    if (version === undefined) return (await make()).response;
    const ownKey = `${key} ${caller.id}`;
    const kept = this.#find(key, state) ?? this.#find(ownKey, state);
    if (kept !== undefined) return kept;
    const made = await make();
    const response = { ...made.response, body: EncodedJson.of(made.response.body) };
    const { exceptions } = made;
    const isCommon = exceptions !== undefined && !exceptions.has(caller.id);
    this.#kept.set(isCommon ? key : ownKey, { version, response, exceptions: isCommon ? exceptions : none });
    return response;
  }

  #find(key: string, { caller, version }: ResponseState): RouteResponse<never> | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined || kept.version !== version || kept.exceptions.has(caller.id)) return undefined;
    return kept.response;
  }
}
