import type { IncomingMessage } from 'node:http';
import type { GatewayMiddleware } from '../request-scope.ts';
import { hasBody } from '../upstream/request-body.ts';

const mostBytes = 32_000_000;
const mostMs = 5000;

/**
 * Reads the rest of a body after an early response such as a 413, because a browser shows the response only when its
 * request is complete. Beyond a limit the connection is closed.
 */
export function drainRequest(): GatewayMiddleware {
  return (ctx, next) => {
    if (hasBody(ctx.req)) {
      ctx.res.once('finish', () => {
        if (!ctx.req.complete) drain(ctx.req);
      });
    }
    return next();
  };
}

function drain(request: IncomingMessage): void {
  let received = 0;
  const cut = () => request.destroy();
  const timer = setTimeout(cut, mostMs);
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) cut();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
