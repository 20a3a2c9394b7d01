import type { Caller } from '@seed/service-kit/caller';
import type { Logger } from '@seed/service-kit/logger';
import { requestIdOf, traceOf } from '@seed/service-kit/request-context';
import type { RequestState } from '@seed/service-kit/request-state';
import type { Middleware, ParameterizedContext } from 'koa';

/** A request's state: `ctx.state`. Its logger and abort signal are made when something first needs them. */
export interface GatewayState extends RequestState {
  /** W3C trace id. */
  readonly traceId: string;
  /**
   * Headers of the response so far, names and values alternating. The relay writes them in one piece with a service's
   * own; `responseHeaders` sets them on the responses of Koa.
   */
  headers: string[];
}

export type GatewayContext = ParameterizedContext<GatewayState>;
export type GatewayMiddleware = Middleware<GatewayState>;

class RequestScope implements GatewayState {
  readonly requestId: string;
  readonly traceId: string;
  readonly traceparent: string;
  headers: string[];
  caller?: Caller;
  route?: string;
  readonly #ctx: GatewayContext;
  readonly #logger: Logger;
  #log: Logger | undefined;
  #signal: AbortSignal | undefined;

  constructor(ctx: GatewayContext, logger: Logger) {
    this.#ctx = ctx;
    this.#logger = logger;
    this.requestId = requestIdOf(ctx.req);
    const { traceId, traceparent } = traceOf(ctx.req);
    this.traceId = traceId;
    this.traceparent = traceparent;
    this.headers = ['X-Request-Id', this.requestId];
  }

  get log(): Logger {
    this.#log ??= this.#logger.child({ requestId: this.requestId, traceId: this.traceId });
    return this.#log;
  }

  get signal(): AbortSignal {
    this.#signal ??= departureOf(this.#ctx);
    return this.#signal;
  }
}

/** Gives each request its state. It is the first middleware. */
export function requestScope(logger: Logger): GatewayMiddleware {
  return (ctx, next) => {
    ctx.state = new RequestScope(ctx, logger);
    return next();
  };
}

function departureOf({ res }: GatewayContext): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
