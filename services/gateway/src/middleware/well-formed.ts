import { badRequest, ProblemError, unsupportedMedia } from '@seed/service-kit/problem-error';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';
import { hasBody } from '../upstream/request-body.ts';

/** Characters of an address. A service refuses a head of 16 kB; these limits leave room for the gateway's headers. */
const longestTarget = 8000;
/** Characters of the address and all headers. */
const longestHead = 14_000;
const mostHeaders = 100;

/**
 * Refuses requests that no browser sends and that could break a service, each with a problem document. It runs before
 * all middlewares that read the request.
 */
export function wellFormed(): GatewayMiddleware {
  return (ctx, next) => {
    const target = ctx.req.url ?? '';
    if (target.length > longestTarget)
      throw new ProblemError('uri_too_long', { detail: `At most ${longestTarget} characters are accepted.` });
    if (isHeadTooLarge(ctx, target.length)) {
      const detail = `At most ${longestHead} characters and ${mostHeaders} headers are accepted.`;
      throw new ProblemError('headers_too_large', { detail });
    }
    if (!target.startsWith('/')) throw badRequest('The address is not valid.');
    assertBody(ctx);
    return next();
  };
}

function isHeadTooLarge({ req: { rawHeaders } }: GatewayContext, targetLength: number): boolean {
  let length = targetLength;
  for (const text of rawHeaders) length += text.length + 2;
  return length > longestHead || rawHeaders.length > 2 * mostHeaders;
}

/** The body of a GET could keep a connection to a service waiting; a compressed body would evade the limits of size. */
function assertBody(ctx: GatewayContext): void {
  if (!hasBody(ctx.req)) return;
  if (ctx.method === 'GET' || ctx.method === 'HEAD') {
    ctx.state.headers.push('Connection', 'close');
    throw badRequest('A read has no body.');
  }
  const encoding = ctx.req.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw unsupportedMedia('Send the body without Content-Encoding.');
  }
}
