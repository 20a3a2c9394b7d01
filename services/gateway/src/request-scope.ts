import type { Logger } from '@seed/service-kit/logger';
import { RequestScope } from '@seed/service-kit/request-context';
import type { RequestState } from '@seed/service-kit/request-state';
import type { Middleware, ParameterizedContext } from 'koa';

/** A request's state: `ctx.state`. */
export interface GatewayState extends RequestState {
  /**
   * Headers of the response so far, names and values alternating. The relay writes them in one piece with a service's
   * own; `responseHeaders` sets them on the responses of Koa.
   */
  headers: string[];
  /** Each ends the count of the request by one of the limits of requests under way. */
  readonly leaves: (() => void)[];
}

export type GatewayContext = ParameterizedContext<GatewayState>;
export type GatewayMiddleware = Middleware<GatewayState>;

class GatewayScope extends RequestScope implements GatewayState {
  headers: string[];
  readonly leaves: (() => void)[] = [];

  constructor(ctx: GatewayContext, logger: Logger) {
    super(ctx, logger);
    this.headers = ['X-Request-Id', this.requestId];
  }
}

/** Gives each request its state. It is the first middleware. */
export function requestScope(logger: Logger): GatewayMiddleware {
  return (ctx, next) => {
    ctx.state = new GatewayScope(ctx, logger);
    return next();
  };
}
