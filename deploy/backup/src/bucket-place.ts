import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ObjectStoreSettings } from '@seed/service-kit/object-store';
import { AwsClient } from 'aws4fetch';
import { BackupError } from './backup-error.ts';
import { keysOf } from './bucket-listing.ts';
import type { ObjectPlace, StoredObject } from './object-place.ts';

const timeoutMs = 60_000;
const tries = 4;
const pauseMs = 500;
const absent = 404;
/** A condition of the request does not hold; the second is sent while another request writes the same name. */
const conditionFailed = [412, 409];

interface Call {
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface StoreResponse {
  readonly status: number;
  readonly content: Buffer;
}

/** The objects of a bucket whose names begin with a prefix, which is no part of the names here. */
export function bucketPlace(settings: ObjectStoreSettings & { readonly prefix?: string }): ObjectPlace {
  const { endpoint, bucket, prefix: own = '' } = settings;
  const label = `the bucket ${bucket} at ${new URL(endpoint).origin}`;
  const call = signedCalls(settings, label);
  const keyOf = (name: string) => own + name;
  const put = (name: string, content: Buffer, headers = {}) => call('PUT', { name: keyOf(name), content, headers });
  return {
    label,
    list: (prefix = '') => listed((query) => call('GET', { query }), { prefix: own + prefix, own }),
    async get(name) {
      const { status, content } = await call('GET', { name: keyOf(name) });
      return status === absent ? null : content;
    },
    async put(name, content) {
      await put(name, content);
    },
    async create(name, content) {
      const { status } = await put(name, content, { 'If-None-Match': '*' });
      return !conditionFailed.includes(status);
    },
    async delete(name) {
      await call('DELETE', { name: keyOf(name) });
    },
  };
}

/** Sends signed requests, again after a lost connection, a 5xx or a 429: no call here does harm when it is repeated. */
function signedCalls(settings: ObjectStoreSettings, label: string) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const isExpected = (status: number) => status < 300 || status === absent || conditionFailed.includes(status);
  return async (method: string, { name = '', query = {}, content, headers = {} }: Call): Promise<StoreResponse> => {
    const path = name.split('/').map(encodeURIComponent).join('/');
    const url = `${base}/${path}?${new URLSearchParams(query)}`.replace(/\?$/, '');
    const digest = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const init = { method, headers: { ...headers, 'X-Amz-Content-Sha256': digest } };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const body = content === undefined ? {} : { body: new Uint8Array(content) };
        const response = await client.fetch(url, { ...init, ...body, signal: AbortSignal.timeout(timeoutMs) });
        const received = Buffer.from(await response.arrayBuffer());
        const isMissingBucket = response.status === absent && (name === '' || method === 'PUT');
        if (isExpected(response.status) && !isMissingBucket) return { status: response.status, content: received };
        throw refusal(label, response.status, received);
      } catch (error) {
        if (attempt === tries || (error instanceof BackupError && error.code === 'config')) throw named(error, label);
        await delay(pauseMs * attempt);
      }
    }
  };
}

function refusal(label: string, status: number, content: Buffer): BackupError {
  const isTemporary = status >= 500 || status === 429;
  const message = `${label} responded ${status}: ${content.toString().slice(0, 300)}`;
  return new BackupError(isTemporary ? 'storage' : 'config', message);
}

function named(error: unknown, label: string): Error {
  if (error instanceof BackupError) return error;
  return new BackupError('storage', `${label} does not respond`, { cause: error });
}

interface Listing {
  readonly prefix: string;
  /** The beginning that all names have in common and that is left out. */
  readonly own: string;
}

async function* listed(
  call: (query: Readonly<Record<string, string>>) => Promise<StoreResponse>,
  { prefix, own }: Listing,
): AsyncIterable<StoredObject> {
  let token: string | undefined;
  do {
    const more: Record<string, string> = token === undefined ? {} : { 'continuation-token': token };
    const { content } = await call({ 'list-type': '2', prefix, ...more });
    const page = keysOf(content.toString());
    for (const { key, bytes, mark } of page.objects) yield { name: key.slice(own.length), bytes, mark };
    token = page.next;
  } while (token !== undefined);
}
