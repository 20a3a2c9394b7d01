import type { KitContext } from '@seed/service-kit/request-state';
import type { Representation } from './representation.ts';

/** For what has its digest or version in its address. */
export const immutable = 'public, max-age=31536000, immutable';
/** For what must be asked after each time; the answer is mostly a 304. */
export const revalidated = 'no-cache';

/** Answers with the representation in the encoding that the client likes best, or with 304. */
export async function send(ctx: KitContext, what: Representation, cacheControl: string): Promise<void> {
  const encoding = what.isCompressible ? acceptedEncoding(ctx) : undefined;
  if (what.isCompressible) ctx.vary('Accept-Encoding');
  ctx.set({ 'Cache-Control': cacheControl, ETag: what.etag(encoding) });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  ctx.body = encoding === undefined ? what.body : await what.encoded(encoding);
  ctx.set('Content-Type', what.type);
}

function acceptedEncoding(ctx: KitContext) {
  const best = ctx.acceptsEncodings('br', 'gzip', 'identity');
  return best === 'br' || best === 'gzip' ? best : undefined;
}
