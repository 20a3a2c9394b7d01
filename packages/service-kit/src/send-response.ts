import { type EncodedBody, encodeJson, encodeText } from './encoded-body.ts';
import { isNotModified } from './precondition.ts';
import type { RouteResponse } from './response.ts';
import type { KitContext } from './request-state.ts';

const json = 'application/json';

/**
 * Writes a handler's response: status, headers, ETag or 304, body.
 *
 * @param mediaType a body of another type than JSON is a string
 */
export function sendResponse(ctx: KitContext, response: RouteResponse<unknown>, mediaType = json): void {
  ctx.status = response.status;
  ctx.set('Cache-Control', response.confidential === true ? 'no-store' : 'private, no-cache');
  ctx.vary('Authorization');
  if (response.location !== undefined) ctx.set('Location', response.location);
  if (response.nextCursor !== undefined) ctx.set('Link', `<${nextPage(ctx, response.nextCursor)}>; rel="next"`);
  if (response.status === 204) return;
  if (response.filename !== undefined) ctx.attachment(response.filename);
  const body = mediaType === json ? encodeJson(response.body) : encodeText(String(response.body));
  ctx.set('ETag', entityTag(body, response.version));
  if (isNotModified(ctx)) {
    ctx.status = 304;
    return;
  }
  ctx.type = mediaType;
  ctx.body = body.bytes;
}

/** `"<version>-<digest>"`: a like changes the digest only, so it does not make an author's edit stale. */
function entityTag({ digest }: EncodedBody, version: number | undefined): string {
  return version === undefined ? `"${digest}"` : `"${version}-${digest}"`;
}

function nextPage(ctx: KitContext, cursor: string): string {
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', cursor);
  return `${ctx.path}?${query}`;
}
