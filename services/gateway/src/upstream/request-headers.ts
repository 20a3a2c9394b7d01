import type { IncomingMessage } from 'node:http';
import { networkHeader } from '@seed/service-kit/request-origin';
import { clientAddress } from '../limits/client-address.ts';
import { networkOf } from '../limits/network-class.ts';

/** Belong to one connection, not to the message (RFC 9110, 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that the gateway writes or handles itself. */
const replaced: ReadonlySet<string> = new Set([
  'host',
  'expect',
  'cookie',
  'forwarded',
  'via',
  'x-request-id',
  'traceparent',
  'x-real-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
]);
/** Headers that services trust, because only the gateway may set them. */
const internal = /^x-(forwarded|internal|seed|user|auth|caller|remote|client)(-|$)/;

export interface ForwardingFacts {
  readonly requestId: string;
  readonly traceparent: string;
  /** `http` or `https`, as the member sees the portal. */
  readonly protocol: string;
  /** Whether a proxy in front of the gateway sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Whether the service gets the member's token. */
  readonly withToken: boolean;
}

/** Returns the headers for the service, names and values alternating. */
export function requestHeaders(request: IncomingMessage, facts: ForwardingFacts): string[] {
  const named = namedByConnection(request.headers.connection);
  const headers: string[] = [];
  const { rawHeaders } = request;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (hopByHop.has(name) || replaced.has(name) || internal.test(name) || named?.has(name) === true) continue;
    if (name === 'authorization' && !facts.withToken) continue;
    headers.push(name, rawHeaders[at + 1] ?? '');
  }
  headers.push('x-request-id', facts.requestId, 'traceparent', facts.traceparent);
  headers.push('x-forwarded-for', forwardedFor(request, facts.trustProxy), 'x-forwarded-proto', facts.protocol);
  headers.push(networkHeader, networkOf(clientAddress(request, facts.trustProxy)));
  if (request.headers.host !== undefined) headers.push('x-forwarded-host', request.headers.host);
  return headers;
}

/** Whether a header, by its name in lower case, always belongs to one connection. */
export function isHopByHop(name: string): boolean {
  return hopByHop.has(name);
}

/** Returns the other headers that belong to this connection only, in lower case; undefined for the usual values. */
export function namedByConnection(connection: string | undefined): Set<string> | undefined {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return undefined;
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
}

function forwardedFor(request: IncomingMessage, trustProxy: boolean): string {
  const peer = request.socket.remoteAddress ?? 'unknown';
  const known = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  return known === undefined ? peer : `${String(known)}, ${peer}`;
}
