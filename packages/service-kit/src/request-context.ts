import { randomFillSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from './caller.ts';
import type { Logger } from './logger.ts';
import type { BodyLimit, KitContext, KitMiddleware, RequestState } from './request-state.ts';

const validRequestId = /^[\w-]{8,64}$/;
const traceContext = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const invalidTrace = '0'.repeat(32);

/** A request's state: `ctx.state`. Its logger and abort signal are made when something first needs them. */
export class RequestScope implements RequestState {
  readonly requestId: string;
  readonly startedMs = performance.now();
  traceparent: string;
  caller?: Caller;
  route?: string;
  bodyLimit?: BodyLimit;
  readonly #res: ServerResponse;
  readonly #whenClosed: (() => void)[] = [];
  #isClosed = false;
  readonly #logger: Logger;
  #log: Logger | undefined;
  #signal: AbortSignal | undefined;

  constructor({ req, res }: Pick<KitContext, 'req' | 'res'>, logger: Logger) {
    this.#res = res;
    this.#logger = logger;
    this.requestId = requestIdOf(req);
    this.traceparent = traceOf(req);
    res.on('close', () => {
      this.#isClosed = true;
      for (const run of this.#whenClosed) run();
    });
  }

  whenClosed(run: () => void): void {
    if (this.#isClosed) run();
    else this.#whenClosed.push(run);
  }

  get log(): Logger {
    this.#log ??= this.#logger.child({ requestId: this.requestId, traceId: traceIdOf(this.traceparent) });
    return this.#log;
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#abortOnDisconnect();
    return this.#signal;
  }

  #abortOnDisconnect(): AbortSignal {
    const controller = new AbortController();
    this.whenClosed(() => {
      if (!this.#res.writableFinished) controller.abort();
    });
    return controller.signal;
  }
}

/** Returns the id of the trace of a header `traceparent` that is well formed. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}

/** Gives each request its state. It is the first middleware. */
export function requestContext(logger: Logger): KitMiddleware {
  return (ctx, next) => {
    ctx.state = new RequestScope(ctx, logger);
    ctx.set('X-Request-Id', ctx.state.requestId);
    return next();
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
function requestIdOf(request: IncomingMessage): string {
  const incoming = request.headers['x-request-id'];
  return typeof incoming === 'string' && validRequestId.test(incoming) ? incoming : randomUUID();
}

/** Returns the span of this hop in the caller's trace, or in a new one (W3C Trace Context). */
function traceOf(request: IncomingMessage): string {
  const incoming = request.headers['traceparent'];
  if (typeof incoming !== 'string') return `00-${randomHex(16)}-${randomHex(8)}-00`;
  const [, known, , flags = '00'] = traceContext.exec(incoming) ?? [];
  const traceId = known === undefined || known === invalidTrace ? randomHex(16) : known;
  return `00-${traceId}-${randomHex(8)}-${flags}`;
}
