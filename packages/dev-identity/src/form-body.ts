import type { IncomingMessage } from 'node:http';

const limit = 16 * 1024;

/** The fields of a posted form, or undefined when it is larger than any honest one. */
export async function formBody(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
