import { createHash } from 'node:crypto';
import { unavailable } from '@seed/service-kit/problem-error';
import { AwsClient } from 'aws4fetch';
import { pictureType } from './picture-conversion.ts';
import type { PictureStorage } from './picture-storage.ts';

export interface S3Settings {
  /** The store's address, e.g. `https://s3.eu-west-1.amazonaws.com`; the bucket is part of the path, which all stores support. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const timeoutMs = 10_000;
const retries = 2;

/** Pictures as objects of a bucket of any S3-compatible store. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): PictureStorage {
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries });
  const base = `${endpoint}/${encodeURIComponent(bucket)}`;

  async function call(method: string, name: string, content?: Buffer): Promise<Response> {
    const request = { method, signal: AbortSignal.timeout(timeoutMs), ...(content && bodyOf(content)) };
    try {
      return await client.fetch(`${base}/${name}`, request);
    } catch (error) {
      throw unavailable('storage_unavailable', { cause: error });
    }
  }

  return {
    async put(name, content) {
      const response = await call('PUT', name, content);
      if (!response.ok) throw await refusal(response);
      await response.arrayBuffer();
    },
    async get(name) {
      const response = await call('GET', name);
      if (!response.ok && response.status !== 404) throw await refusal(response);
      const content = Buffer.from(await response.arrayBuffer());
      return response.ok ? content : null;
    },
    async delete(name) {
      const response = await call('DELETE', name);
      if (!response.ok && response.status !== 404) throw await refusal(response);
      await response.arrayBuffer();
    },
  };
}

/** The digest is part of the signature, so the store detects changed content. */
function bodyOf(content: Buffer) {
  const digest = createHash('sha256').update(content).digest('hex');
  return {
    body: new Uint8Array(content),
    headers: { 'Content-Type': pictureType, 'X-Amz-Content-Sha256': digest },
  };
}

async function refusal(response: Response): Promise<Error> {
  const cause = new Error(`The store responded ${response.status}: ${(await response.text()).slice(0, 500)}`);
  return unavailable('storage_unavailable', { cause });
}
