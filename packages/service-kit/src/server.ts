import { createServer, type RequestListener, type Server, type ServerOptions as HttpServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from './logger.ts';
import { sendTogether } from './send-together.ts';

/** A started server; a second `stop` has no further effect. */
export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The address of a server and its behaviour. */
export interface ServerOptions {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly logger: Logger;
  /** Milliseconds that requests in flight may take after `stop`; 10,000 if not given. */
  readonly drainMs?: number;
  /** Options of Node's parser of requests. */
  readonly parser?: HttpServerOptions;
  /** Changes the server's limits and listeners before it listens. */
  readonly configure?: (server: Server) => void;
}

const defaultDrainMs = 10_000;
const receiveTimeoutMs = 60_000;
const headersTimeoutMs = 15_000;
/** Longer than a proxy keeps its idle connections, so that it never uses one that this server has just closed. */
const keepAliveMs = 65_000;
const sweepMs = 25;
/** Milliseconds for which a connection without a request, as browsers open ahead of need, may still send one. */
const unusedMs = 500;

/**
 * Starts an HTTP server. `stop` refuses new connections, lets requests in flight finish within `drainMs`, then closes the
 * rest.
 *
 * @param app a Koa app or a listener of `node:http`
 * @throws Error `EADDRINUSE` if the port is in use.
 *
 * @example
 * ```ts
 * const server = await startServer(app, { host: '127.0.0.1', port: 0, logger });
 * await server.stop();
 * ```
 */
export async function startServer(
  app: { callback(): RequestListener } | RequestListener,
  { host, port, logger, drainMs = defaultDrainMs, parser = {}, configure }: ServerOptions,
): Promise<RunningServer> {
  const server = createServer(parser, typeof app === 'function' ? app : app.callback());
  server.requestTimeout = receiveTimeoutMs;
  server.headersTimeout = headersTimeoutMs;
  server.keepAliveTimeout = keepAliveMs;
  configure?.(server);
  const sockets = openSockets(server);
  const sendWaiting = sendTogether(server);
  await listen(server, host, port);
  const url = urlOf(server, host);
  logger.info({ url }, 'listening');

  let stopped: Promise<void> | undefined;
  return {
    url,
    stop() {
      stopped ??= drain(server, { sockets, drainMs, sendWaiting }).then(() => logger.info({ url }, 'stopped'));
      return stopped;
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

interface Draining {
  readonly sockets: ReadonlySet<Socket>;
  readonly drainMs: number;
  /** Sends the responses that wait for the end of this turn of the event loop. */
  readonly sendWaiting: () => void;
}

function drain(server: Server, { sockets, drainMs, sendWaiting }: Draining): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle after its last response and would delay the stop.
    const sweep = setInterval(() => {
      sendWaiting();
      server.closeIdleConnections();
    }, sweepMs);
    // Node counts a connection as idle only after its first request.
    const endUnused = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, unusedMs);
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    // It closes idle connections, too.
    sendWaiting();
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(endUnused);
      clearTimeout(cut);
      resolve();
    });
  });
}
