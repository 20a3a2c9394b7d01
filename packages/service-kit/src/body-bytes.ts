import { invalidBody, tooLarge } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

/** Greatest body in bytes if neither the app nor the endpoint says anything else. */
export const defaultBodyLimit = 256 * 1024;

export interface BodyLimit {
  readonly bytes: number;
  /** What is told when there is more. */
  readonly message?: string;
}

const limits = new WeakMap<object, BodyLimit>();

/** Sets the greatest body of a request. */
export function limitBody(ctx: KitContext, limit: BodyLimit): void {
  limits.set(ctx.req, limit);
}

/** The whole body, or a 413 when it is larger than the request's limit. */
export async function readBodyBytes({ req }: KitContext): Promise<Buffer<ArrayBuffer>> {
  const { bytes: maxBytes, message } = limits.get(req) ?? { bytes: defaultBodyLimit };
  const refusal = () => tooLarge(message ?? maxBytes);
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw refusal();
  const chunks: Buffer[] = [];
  let length = 0;
  // Not `for await`: leaving it early would destroy the socket before the 413 could be sent.
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) reject(refusal());
      else chunks.push(chunk);
    });
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
    req.once('close', () => reject(invalidBody([], 'The body ended too early.')));
  });
}
