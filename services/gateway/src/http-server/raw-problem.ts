import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ProblemError } from '@seed/service-kit/problem-error';
import { problemDocument } from '@seed/service-kit/problem-responder';
import type { ProblemCode } from '@seed/contracts/problem-kinds';
import { problemMediaType } from '@seed/contracts/problem';

/** Codes of the problems by the codes of the parser's errors; every other error is a 400. */
const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};
const lingerMs = 1000;

/** Writes a problem to a connection whose request could not be parsed, and ends it. */
export function respondToParseError(error: Error, socket: Duplex, headers: readonly string[]): void {
  // The data is the rest of a request that was already refused.
  if (!socket.writable) return;
  if (hasResponseStarted(socket)) {
    socket.destroy();
    return;
  }
  const code = 'code' in error ? String(error.code) : '';
  const problem = new ProblemError(codes[code] ?? 'bad_request');
  const requestId = randomUUID();
  const body = JSON.stringify(problemDocument(problem, requestId));
  const lines = [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`];
  const own = ['X-Request-Id', requestId, 'Content-Type', problemMediaType, 'Content-Length', Buffer.byteLength(body)];
  const all = [...headers, ...own, 'Cache-Control', 'no-store', 'Connection', 'close'];
  for (let at = 0; at + 1 < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // Closing at once could reset the connection before the client has read the response.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Whether a response has begun, which no other one may follow; Node's own handler checks the same. */
function hasResponseStarted(socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return typeof response === 'object' && response !== null && Reflect.get(response, 'headersSent') === true;
}
