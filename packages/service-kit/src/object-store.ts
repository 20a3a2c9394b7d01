import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type CircuitBreakerPolicy, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { unavailable } from './problem-error.ts';

/** A bucket of an S3-compatible store, and the key that may use it. */
export interface ObjectStoreSettings {
  /** The store's address, e.g. `https://s3.eu-west-1.amazonaws.com`; the bucket is part of the path, which all stores support. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The objects of a bucket. Every function throws 503 `storage_unavailable` while the store is down or refuses the key. */
export interface ObjectStore {
  /** Resolves when the object is stored durably. */
  put(key: string, object: { readonly content: Buffer; readonly type: string }): Promise<void>;
  /** Resolves to null if there is no object of this key. */
  get(key: string): Promise<Buffer | null>;
  /** Has no effect if there is no object of this key. */
  delete(key: string): Promise<void>;
}

export interface ObjectStoreOptions {
  /** The time of one call in milliseconds, with its retries; 10 s if not given. The gateway ends a request after 15 s. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const tries = 3;
const pauseMs = 100;
const timeoutsToOpen = 3;
const trialEveryMs = 1000;

/**
 * Uses a bucket of any S3-compatible store. A call is repeated after a lost connection and a 5xx: the content of a key never
 * changes, so a repetition does no harm. While the store hangs, calls fail at once, except for one a second that tries it.
 *
 * @example
 * ```ts
 * const store = objectStore({ endpoint: 'http://127.0.0.1:7070', bucket: 'releases', region: 'us-east-1', ...key });
 * await store.put('a.txt', { content: Buffer.from('a'), type: 'text/plain' });
 * ```
 */
export function objectStore(
  settings: ObjectStoreSettings,
  { timeoutMs = defaultTimeoutMs }: ObjectStoreOptions = {},
): ObjectStore {
  const send = signedRequests(settings);
  const breaker = timeoutBreaker();

  /** Resolves to the content; null for a 404. */
  async function call(method: string, key: string, request: object = {}): Promise<Buffer | null> {
    try {
      return await promptly(breaker, () => attempts(timeoutMs, (signal) => send(method, key, { ...request, signal })));
    } catch (error) {
      throw unavailable('storage_unavailable', { cause: error });
    }
  }

  return {
    async put(key, { content, type }) {
      // The digest is part of the signature, so the store detects changed content.
      const digest = createHash('sha256').update(content).digest('hex');
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': digest };
      await call('PUT', key, { body: new Uint8Array(content), headers });
    },
    get: (key) => call('GET', key),
    async delete(key) {
      await call('DELETE', key);
    },
  };
}

type Send = (method: string, key: string, request: { readonly signal: AbortSignal }) => Promise<Buffer | null>;

/** Sends one request, signed; resolves to the content, or to null for a 404. */
function signedRequests({ endpoint, bucket, region, accessKeyId, secretAccessKey }: ObjectStoreSettings): Send {
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  return async (method, key, request) => {
    const response = await client.fetch(`${base}/${key}`, { method, ...request });
    const content = Buffer.from(await response.arrayBuffer());
    if (response.ok) return content;
    if (response.status === 404 && method !== 'PUT') return null;
    const reason = `The store responded ${response.status}: ${content.toString().slice(0, 500)}`;
    throw response.status < 500 ? new RefusedByStoreError(reason) : new Error(reason);
  };
}

async function attempts<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(signal);
    } catch (error) {
      if (signal.aborted) throw new StoreTimeoutError(`no response within ${timeoutMs} ms`, { cause: error });
      if (error instanceof RefusedByStoreError || attempt === tries) throw error;
    }
    await delay(pauseMs * attempt);
  }
}

/** Opens when the store hangs: callers would wait and fill the limits of requests under way, by which others fail, too. */
function timeoutBreaker(): CircuitBreakerPolicy {
  return circuitBreaker(
    handleWhen((error) => error instanceof StoreTimeoutError),
    { breaker: new ConsecutiveBreaker(timeoutsToOpen), halfOpenAfter: trialEveryMs },
  );
}

async function promptly<T>(breaker: CircuitBreakerPolicy, work: () => Promise<T>): Promise<T> {
  // The library lets other calls wait for the one that tries the store.
  if (breaker.state === CircuitState.HalfOpen) throw new Error('The store hangs; another call is trying it');
  return breaker.execute(work);
}

class StoreTimeoutError extends Error {}

/** The store has responded, and refuses: the same request would be refused again. */
class RefusedByStoreError extends Error {}
