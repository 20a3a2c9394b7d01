import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Finding, ok, problem, reasonOf, type Variables, warning } from './finding.ts';

const timeoutMs = 10_000;
const content = 'portal doctor';

interface Bucket {
  readonly part: string;
  readonly prefix: string;
  readonly address: string | undefined;
}

/** Checks the buckets of pictures and of releases. */
export async function checkBuckets(variables: Variables): Promise<Finding[]> {
  const pictures = { part: 'bucket of pictures', prefix: 'S3_', address: variables['S3_ENDPOINT'] };
  const releases = { part: 'bucket of releases', prefix: 'RELEASES_S3_', address: variables['RELEASES_S3_URL'] };
  const checked = await Promise.all([pictures, releases].map((bucket) => checkBucket(bucket, variables)));
  return checked.flat();
}

async function checkBucket({ part, prefix, address }: Bucket, variables: Variables): Promise<Finding[]> {
  const bucket = variables[`${prefix}BUCKET`];
  const accessKeyId = variables[`${prefix}ACCESS_KEY_ID`];
  const secretAccessKey = variables[`${prefix}SECRET_ACCESS_KEY`];
  if (!address || !bucket || !accessKeyId || !secretAccessKey) return [];
  const region = variables[`${prefix}REGION`] ?? 'us-east-1';
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 });
  const url = `${address.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/portal-doctor-${randomUUID()}`;
  const send = (method: string, headers: Readonly<Record<string, string>> = {}) => {
    const body = method === 'PUT' ? { body: content } : {};
    return client.fetch(url, { method, headers, ...body, signal: AbortSignal.timeout(timeoutMs) });
  };
  try {
    const stored = await send('PUT');
    if (!stored.ok) return [refused(part, stored.status)];
    try {
      return [ok(part, `${bucket} stores an object`), ...(await conditions(part, send))];
    } finally {
      await send('DELETE');
    }
  } catch (error) {
    return [problem(part, `${address}: ${reasonOf(error)}`, `Start the store, or correct its address.`)];
  }
}

function refused(part: string, status: number): Finding {
  if (status === 403)
    return problem(part, 'the store refuses the key (403)', 'Correct key id and secret, or the rights of the key.');
  if (status === 404) return problem(part, 'there is no such bucket (404)', 'Make it, or correct its name.');
  return problem(part, `the store responded ${status}`, "Look into the store's log.");
}

type Send = (method: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

async function conditions(part: string, send: Send): Promise<Finding[]> {
  const range = await send('GET', { Range: 'bytes=7-12' });
  const read = await range.text();
  const second = await send('PUT', { 'If-None-Match': '*' });
  return [
    range.status === 206 && read === content.slice(7)
      ? ok(part, 'ranges of an object are read')
      : warning(part, `the response to a range is ${range.status}`, 'Use a store that serves ranges (206).'),
    second.status === 412
      ? ok(part, 'If-None-Match: * keeps an object from being overwritten')
      : warning(
          part,
          `the response to If-None-Match: * is ${second.status}`,
          'Backups need it for their lock: use another store for them.',
        ),
  ];
}
