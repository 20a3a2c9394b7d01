import type { Router } from '@koa/router';
import type { Middleware, ParameterizedContext } from 'koa';
import type { Caller } from './caller.ts';
import type { Logger } from './logger.ts';

/** The greatest body of a request. */
export interface BodyLimit {
  readonly bytes: number;
  /** The detail of the 413 for a larger body. */
  readonly message?: string;
}

/** The type of `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** The instant at which the request came, of `performance.now()`. */
  readonly startedMs: number;
  /** W3C trace context of this hop. */
  traceparent: string;
  /** Adds the request id and the trace id to every line. */
  log: Logger;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** `bearer` sets it. */
  caller?: Caller;
  /** The pattern of the matching route for metrics and logs, e.g. `/notices/:id`. */
  route?: string;
  /** The greatest body; `limitBody` sets it. */
  bodyLimit?: BodyLimit;
  /**
   * Calls the function when the response is sent or its connection closed, at once if that has happened. It costs less than
   * a listener for each function, which would never be called after the end.
   */
  whenClosed(run: () => void): void;
}

/** The Koa context of the kit. */
export type KitContext = ParameterizedContext<RequestState>;
/** A Koa middleware of the kit. */
export type KitMiddleware = Middleware<RequestState>;
/** The router that `route` adds endpoints to. */
export type ServiceRouter = Router<RequestState>;
