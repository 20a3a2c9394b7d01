import { isNotModified } from '@seed/service-kit/precondition';
import type { KitContext } from '@seed/service-kit/request-state';
import type { Encoding, Representation } from './representation.ts';

const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The header of files with a digest or a version in their address. */
export const immutable = 'public, max-age=31536000, immutable';
/** The header of files that are revalidated each time; the response is mostly a 304. */
export const revalidated = 'no-cache';
/** The header of a file that any version of the shell can use. */
export const keptForAnHour = 'public, max-age=3600';

/** Sends the representation in the encoding that the client prefers, or 304. */
export async function send(ctx: KitContext, content: Representation, cacheControl: string): Promise<void> {
  const encoding = content.isCompressible ? acceptedEncoding(ctx) : undefined;
  if (content.isCompressible) ctx.vary('Accept-Encoding');
  const etag = content.etag(encoding);
  ctx.set({ 'Cache-Control': cacheControl, ETag: etag });
  if (isNotModified(ctx)) {
    ctx.status = 304;
    return;
  }
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === undefined ? content.body : await content.encoded(encoding);
  ctx.set('Content-Type', content.type);
}

/** Browsers accept all encodings equally and list gzip first, so the smallest encoding is tried first. */
function acceptedEncoding(ctx: KitContext): Encoding | undefined {
  return encodings.find((encoding) => ctx.acceptsEncodings(encoding) !== false);
}
