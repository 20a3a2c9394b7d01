import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
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

/** The time of one call in milliseconds, with its retries; the gateway ends a request after 15 s. */
const timeoutMs = 10_000;
const tries = 3;
const pauseMs = 100;

/**
 * Uses a bucket of any S3-compatible store. A call is repeated after a lost connection and a 5xx: the content of a key never
 * changes, so a repetition does no harm.
 *
 * @example
 * ```ts
 * const store = objectStore({ endpoint: 'http://127.0.0.1:7070', bucket: 'releases', region: 'us-east-1', ...key });
 * await store.put('a.txt', { content: Buffer.from('a'), type: 'text/plain' });
 * ```
 */
export function objectStore(settings: ObjectStoreSettings): ObjectStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  /** Resolves to the content; null for a 404. */
  async function call(method: string, key: string, request: object = {}): Promise<Buffer | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === tries;
      try {
        const response = await client.fetch(`${base}/${key}`, { method, signal, ...request });
        const content = Buffer.from(await response.arrayBuffer());
        if (response.ok) return content;
        if (response.status === 404 && method !== 'PUT') return null;
        if (response.status < 500 || isLast) throw refusal(response, content);
      } catch (error) {
        if (error instanceof RefusedByStoreError || isLast || signal.aborted) {
          throw unavailable('storage_unavailable', { cause: error });
        }
      }
      await delay(pauseMs * attempt);
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

/** The store has responded, and refuses: the same request would be refused again. */
class RefusedByStoreError extends Error {}

function refusal({ status }: Response, content: Buffer): RefusedByStoreError {
  return new RefusedByStoreError(`The store responded ${status}: ${content.toString().slice(0, 500)}`);
}
