import type { Router } from '@koa/router';
import type { Middleware, ParameterizedContext } from 'koa';
import type { Caller } from './caller.ts';
import type { Logger } from './logger.ts';

/** The state of a request that middlewares share: `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** W3C trace context of this hop. */
  traceparent: string;
  /** Carries request id and trace id. */
  log: Logger;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Set by `bearer`. */
  caller?: Caller;
  /** The pattern of the matching route for metrics and logs, e.g. `/forums/:id`. */
  route?: string;
}

export type KitContext = ParameterizedContext<RequestState>;
export type KitMiddleware = Middleware<RequestState>;
export type ServiceRouter = Router<RequestState>;
