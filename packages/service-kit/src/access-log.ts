import type { Middleware } from 'koa';
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
    const started = performance.now();
    ctx.res.on('close', () => {
      const level = isServerRoute(ctx.path) ? 'debug' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const { requestId, traceparent, route, caller } = ctx.state;
      const ofRoute = words(route);
      write(level, {
        requestId,
        traceId: traceIdOf(traceparent),
        method: ctx.method,
        path: safePath(ctx.path, (segment) => ofRoute.has(segment) || isWord(segment)),
        route,
        status: ctx.res.writableFinished ? ctx.res.statusCode : 499,
        ms: Math.round((performance.now() - started) * 10) / 10,
        caller: caller?.id,
        msg: 'request',
      });
    });
    return next();
  };
}

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
