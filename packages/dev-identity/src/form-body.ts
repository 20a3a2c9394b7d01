import type { IncomingMessage } from 'node:http';

const limitBytes = 16 * 1024;

/** Reads the fields of a posted form; undefined when it is larger than 16 kB. */
export async function formBody(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
