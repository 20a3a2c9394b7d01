import type Koa from 'koa';
import type { Logger } from './logger.ts';

/** A write to a client that has just left; the access log has its request as 499. */
const departures: ReadonlySet<unknown> = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

/** Logs what no request is left to respond to, such as a response that breaks after its head. */
export function logAppErrors<State>(app: Koa<State>, logger: Logger): void {
  app.silent = true;
  app.on('error', (error: Error & { readonly code?: unknown }) => {
    const level = departures.has(error.code) ? 'debug' : 'error';
    logger[level]({ err: error }, 'error outside of a request');
  });
}
