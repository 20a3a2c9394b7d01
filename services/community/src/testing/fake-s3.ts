import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectStoreSettings } from '@seed/service-kit/object-store';

export interface FakeS3 {
  readonly settings: ObjectStoreSettings;
  readonly objects: ReadonlyMap<string, { readonly content: Buffer; readonly type: string | undefined }>;
  /** Responds to the next requests with this status; undefined ends that. */
  fail(status: number | undefined): void;
  stop(): Promise<void>;
}

const secretAccessKey = 'a-secret/with+signs';
const accessKeyId = 'AKIDEXAMPLE';
const region = 'sa-east-1';
const bucket = 'seed-pictures';

/** An S3-compatible store of one bucket that accepts only requests with AWS's signature version 4. */
export async function fakeS3(): Promise<FakeS3> {
  const objects = new Map<string, { content: Buffer; type: string | undefined }>();
  let failure: number | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const content = Buffer.concat(chunks);
      response.writeHead(failure ?? (isSigned(request, content) ? handle(request, content) : 403));
      response.end(request.method === 'GET' ? objects.get(request.url ?? '')?.content : undefined);
    });
  });
  function handle({ method, url = '', headers }: IncomingMessage, content: Buffer): number {
    if (!url.startsWith(`/${bucket}/`)) return 404;
    if (method === 'PUT') objects.set(url, { content, type: headers['content-type'] });
    if (method === 'DELETE') objects.delete(url);
    return method !== 'GET' || objects.has(url) ? ({ DELETE: 204 }[method ?? ''] ?? 200) : 404;
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { endpoint, bucket, region, accessKeyId, secretAccessKey },
    objects,
    fail(status) {
      failure = status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const credentials =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;

/** Checks the signature by AWS's description, not by our client. */
function isSigned(request: IncomingMessage, content: Buffer): boolean {
  const [, keyId, day = '', itsRegion = '', signed = '', signature] =
    credentials.exec(request.headers.authorization ?? '') ?? [];
  const date = String(request.headers['x-amz-date']);
  const digest = String(request.headers['x-amz-content-sha256']);
  const isWhole = digest === 'UNSIGNED-PAYLOAD' ? content.length === 0 : digest === sha256(content);
  if (keyId !== accessKeyId || itsRegion !== region || !date.startsWith(day) || !isWhole) return false;
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), signed, digest].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return hmac(key, toSign).toString('hex') === signature;
}
