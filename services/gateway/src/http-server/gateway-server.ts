import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '../limits/client-address.ts';
import { createOpenRequests } from '../limits/open-requests.ts';
import { respondToParseError } from './raw-problem.ts';

export interface GatewayServerOptions {
  readonly silenceMs: number;
  readonly longestBodyMs: number;
  /** Whether a proxy is in front of the gateway, so that all connections come from one address. */
  readonly trustProxy: boolean;
  /** The headers of every response, names and values alternating. */
  readonly headers: readonly string[];
}

const headersTimeoutMs = 15_000;
const checkIntervalMs = 2000;
const connectionsPerAddress = 512;

/**
 * The limits of Node's parser. They are wider than those of `wellFormed`, so that most refusals are problem documents
 * of the app.
 */
export const parserOptions: ServerOptions = {
  maxHeaderSize: 32_768,
  requireHostHeader: false,
  connectionsCheckingInterval: checkIntervalMs,
};

/** Limits the connections that clients can keep open, and writes the server's own refusals as problem documents. */
export function configureServer(server: Server, options: GatewayServerOptions): void {
  const { silenceMs, longestBodyMs, trustProxy, headers } = options;
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = longestBodyMs + headersTimeoutMs;
  server.setTimeout(silenceMs);
  server.on('clientError', (error, socket) => respondToParseError(error, socket, headers));
  // Without these listeners Node would refuse an unknown expectation without a body, and cut a CONNECT silently.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_, socket) => respondToParseError(new Error('CONNECT is not supported'), socket, headers));
  if (!trustProxy) limitConnections(server);
}

function limitConnections(server: Server): void {
  const open = createOpenRequests(connectionsPerAddress);
  server.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? 'unknown');
    if (open.enter(key)) socket.once('close', () => open.leave(key));
    else socket.destroy();
  });
}
