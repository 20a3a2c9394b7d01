import { declarationPath } from '@seed/contracts/service-manifest';
import type { Dispatcher, Pool } from 'undici';
import { RefusedDeclarationError } from './refused-declaration-error.ts';

/** The limit of the whole response, in milliseconds. */
const longestMs = 3000;
const mostBytes = 1_000_000;

export interface ReceivedDeclaration {
  readonly text: string;
  readonly etag: string | undefined;
}

/** `GET /service` of one replica; undefined for a 304. */
export async function fetchDeclaration(pool: Pool, etag: string | undefined): Promise<ReceivedDeclaration | undefined> {
  const { statusCode, headers, body } = await pool.request({
    path: declarationPath,
    method: 'GET',
    headers: { accept: 'application/json', ...(etag !== undefined && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(longestMs),
  });
  if (statusCode === 200) {
    const tag = headers['etag'];
    return { text: await textOf(body), etag: typeof tag === 'string' ? tag : undefined };
  }
  await body.dump();
  if (statusCode === 304 && etag !== undefined) return undefined;
  throw new Error(`${declarationPath} has the status ${statusCode}`);
}

async function textOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new RefusedDeclarationError(`${declarationPath} has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
