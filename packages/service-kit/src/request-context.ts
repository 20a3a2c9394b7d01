import { randomFillSync, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from './logger.ts';
import type { KitContext, KitMiddleware } from './request-state.ts';

const validRequestId = /^[\w-]{8,64}$/;
const traceContext = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const invalidTrace = '0'.repeat(32);

/** Sets the id, the trace, the logger and the abort signal of each request. It is the first middleware. */
export function requestContext(logger: Logger): KitMiddleware {
  return async (ctx, next) => {
    const requestId = requestIdOf(ctx.req);
    const { traceId, traceparent } = traceOf(ctx.req);
    ctx.state.requestId = requestId;
    ctx.state.traceparent = traceparent;
    ctx.state.log = logger.child({ requestId, traceId });
    ctx.state.signal = abortOnDisconnect(ctx);
    ctx.set('X-Request-Id', requestId);
    await next();
  };
}

const block = Buffer.alloc(8192);
let used = block.length;

/** Returns random bytes as hexadecimal text. They are drawn in blocks, because a system call for each id costs more. */
function randomHex(bytes: number): string {
  if (used + bytes > block.length) {
    randomFillSync(block);
    used = 0;
  }
  used += bytes;
  return block.toString('hex', used - bytes, used);
}

/** Returns the request id of the gateway if it is well formed, otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const incoming = request.headers['x-request-id'];
  return typeof incoming === 'string' && validRequestId.test(incoming) ? incoming : randomUUID();
}

/** Returns the span of this hop in the caller's trace, or in a new one (W3C Trace Context). */
export function traceOf(request: IncomingMessage): { traceId: string; traceparent: string } {
  const incoming = request.headers['traceparent'];
  const [, known, , flags = '01'] = traceContext.exec(typeof incoming === 'string' ? incoming : '') ?? [];
  const traceId = known === undefined || known === invalidTrace ? randomHex(16) : known;
  return { traceId, traceparent: `00-${traceId}-${randomHex(8)}-${flags}` };
}

function abortOnDisconnect(ctx: KitContext): AbortSignal {
  const controller = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}
