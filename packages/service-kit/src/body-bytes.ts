import { validationFailed, tooLarge, unsupportedMedia } from './problem-error.ts';
import type { BodyLimit, KitContext } from './request-state.ts';

export type { BodyLimit } from './request-state.ts';

/** Greatest body in bytes, unless the app or the endpoint sets another limit: 256 kB. */
export const defaultBodyLimit = 256 * 1024;

/** Sets the greatest body of a request. */
export function limitBody(ctx: KitContext, limit: BodyLimit): void {
  ctx.state.bodyLimit = limit;
}

/**
 * Reads the whole body.
 *
 * @throws ProblemError as `receiveBody` does.
 */
export async function readBodyBytes(ctx: KitContext): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  await receiveBody(ctx, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/**
 * Passes the body on, chunk by chunk; resolves at its end.
 *
 * @throws ProblemError `too_large` (413) if it is larger than the request's limit, `unsupported_media` (415) if it is
 *   compressed, `validation` (400) if it breaks off.
 */
export async function receiveBody({ req, state }: KitContext, take: (chunk: Buffer) => void): Promise<void> {
  const { bytes: maxBytes, message } = state.bodyLimit ?? { bytes: defaultBodyLimit };
  const refusal = () => tooLarge(message ?? maxBytes);
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw unsupportedMedia('Send the body without Content-Encoding.');
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw refusal();
  let length = 0;
  // `for await` would destroy the socket on a refusal before the 413 is sent, so the rest is received and dropped.
  return new Promise((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) reject(refusal());
      else take(chunk);
    });
    req.once('end', resolve);
    req.once('error', reject);
    req.once('close', () => {
      // The error has a stack, which a whole body need not pay for.
      if (!req.readableEnded) reject(validationFailed([], 'The body ended too early.'));
    });
  });
}
