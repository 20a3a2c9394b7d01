import type { IncomingMessage } from 'node:http';
import type { GatewayMiddleware } from '../request-scope.ts';

const mostBytes = 32_000_000;
const mostMs = 5000;

/**
 * Reads what is left of a body after the response (a 413, say): a browser shows it only once its request is
 * through. Within bounds, then the connection is cut.
 */
export function drainRequest(): GatewayMiddleware {
  return (ctx, next) => {
    ctx.res.once('finish', () => {
      if (!ctx.req.complete) drain(ctx.req);
    });
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
