import type { KitMiddleware } from '@seed/service-kit/request-state';

/** One line for each finished request; probes only at level debug. No query, no token, no e-mail address. */
export function accessLog(): KitMiddleware {
  return async (ctx, next) => {
    const started = performance.now();
    const path = maskedPath(ctx.path);
    ctx.res.once('close', () => {
      const { log, route, caller } = ctx.state;
      const line = {
        method: ctx.method,
        path,
        route,
        status: ctx.res.writableFinished ? ctx.res.statusCode : 499,
        ms: Math.round((performance.now() - started) * 10) / 10,
        caller: caller?.id,
      };
      if (path.startsWith('/health/')) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    await next();
  };
}

/** An @, encoded any number of times. */
const at = /@|%(25)*40/i;

/** The path without what identifies a person (an e-mail address) or grants access (an upload's name). */
export function maskedPath(path: string): string {
  const segments = path.split('/');
  return segments
    .map((segment, index) => {
      if (segment !== '' && (at.test(segment) || segments[index - 1] === 'login')) return '{email}';
      return index > 1 && segments[1] === 'uploads' ? '{file}' : segment;
    })
    .join('/');
}
