import type { Middleware, ParameterizedContext } from 'koa';
import { type Logger, lineWriter } from './logger.ts';
import { safePath } from './log-masks.ts';
import { traceIdOf } from './request-context.ts';
import type { RequestState } from './request-state.ts';

const noWords: (segment: string) => boolean = () => false;
const serverRoutes = /^(\/metrics$|\/health\/)/;

/** Whether a path is for probes and Prometheus, whose requests are no news. */
export function isServerRoute(path: string): boolean {
  return serverRoutes.test(path);
}

/**
 * Writes one line for each finished request; probes only at level debug. No field has a query, a header or a name that
 * a client chose, so the line is written without a search for secrets.
 * @param isWord whether a path segment may be logged besides those of the route's pattern
 */
export function accessLog<State extends RequestState>(logger: Logger, isWord = noWords): Middleware<State> {
  const write = lineWriter(logger);
  const words = wordsOfRoutes();
  return (ctx, next) => {
    ctx.state.whenClosed(() => {
      const level = isServerRoute(ctx.path) ? 'debug' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const ofRoute = words(ctx.state.route);
      const path = safePath(ctx.path, (segment) => ofRoute.has(segment) || isWord(segment));
      write(level, requestMembers(ctx, path, performance.now() - ctx.state.startedMs));
    });
    return next();
  };
}

/**
 * The fields of a request's line, written one by one, which takes a third of the time of an object and JSON.stringify.
 * Ids of requests and traces and methods need no escapes.
 */
function requestMembers<State extends RequestState>(
  { method, res, state }: ParameterizedContext<State>,
  path: string,
  elapsedMs: number,
): string {
  const { requestId, traceparent, route, caller } = state;
  const status = res.writableFinished ? res.statusCode : 499;
  const ms = Math.round(elapsedMs * 10) / 10;
  const ids = `"requestId":"${requestId}","traceId":"${traceIdOf(traceparent)}"`;
  const target = `"method":"${method}","path":${JSON.stringify(path)}${member('route', route)}`;
  return `${ids},${target},"status":${status},"ms":${ms}${member('caller', caller?.id)},"msg":"request"`;
}

const member = (name: string, value: string | undefined) =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;

/** Returns the fixed segments of a route's pattern; patterns are few, so each is split once. */
function wordsOfRoutes(): (route: string | undefined) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (route = '') => {
    const words =
      known.get(route) ?? new Set(['api', 'v1', ...route.split('/').filter((part) => !part.startsWith(':'))]);
    known.set(route, words);
    return words;
  };
}
