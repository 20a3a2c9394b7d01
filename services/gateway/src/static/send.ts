import { isNotModified } from '@seed/service-kit/precondition';
import type { KitContext } from '@seed/service-kit/request-state';
import type { Encoding, Representation } from './representation.ts';

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** For what has its digest or version in its address. */
export const immutable = 'public, max-age=31536000, immutable';
/** For what must be asked after each time; the answer is mostly a 304. */
export const revalidated = 'no-cache';

/** Answers with the representation in the encoding that the client likes best, or with 304. */
export async function send(ctx: KitContext, what: Representation, cacheControl: string): Promise<void> {
  const encoding = what.isCompressible ? acceptedEncoding(ctx) : undefined;
  if (what.isCompressible) ctx.vary('Accept-Encoding');
  const etag = what.etag(encoding);
  ctx.set({ 'Cache-Control': cacheControl, ETag: etag });
  if (isNotModified(ctx)) {
    ctx.status = 304;
    return;
  }
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === undefined ? what.body : await what.encoded(encoding);
  ctx.set('Content-Type', what.type);
}

/** Browsers like all encodings alike and name gzip first, so they are asked one by one, the tightest first. */
function acceptedEncoding(ctx: KitContext): Encoding | undefined {
  return encodings.find((encoding) => ctx.acceptsEncodings(encoding) !== false);
}
