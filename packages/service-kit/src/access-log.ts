import type { KitMiddleware } from './request-state.ts';

/** One line for each finished request; probes only at level debug. */
export function accessLog(): KitMiddleware {
  return async (ctx, next) => {
    const started = performance.now();
    ctx.res.once('close', () => {
      const { log, route, caller } = ctx.state;
      const line = {
        method: ctx.method,
        path: ctx.path,
        route,
        status: ctx.res.writableFinished ? ctx.res.statusCode : 499,
        ms: Math.round((performance.now() - started) * 10) / 10,
        caller: caller?.id,
      };
      if (isProbe(ctx.path)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    await next();
  };
}

function isProbe(path: string): boolean {
  return path === '/metrics' || path.startsWith('/health/');
}
