import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

/** A service's process, for tests: a real server that responds as a test decides. */
export interface ReplicaServer {
  readonly url: string;
  /** The requests that came, without health probes. */
  readonly received: ReceivedRequest[];
  /** Sets the listener for the requests from now on. */
  respondWith(listener: RequestListener): void;
  /** As kill -9: all connections break and the port refuses. */
  kill(): Promise<void>;
  /** Again on the same port. */
  revive(): Promise<void>;
}

/** Echoes the request. */
const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    sendJson(response, { method: request.method, url: request.url, headers: request.headers, body });
  });
};

export function sendJson(response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export async function startReplica(listener: RequestListener = echo): Promise<ReplicaServer> {
  const received: ReceivedRequest[] = [];
  let current = listener;
  const handle: RequestListener = (request, response) => {
    const { method = '', url = '', headers } = request;
    if (url.startsWith('/health/')) {
      sendJson(response, { status: 'up' });
      return;
    }
    received.push({ method, url, headers });
    current(request, response);
  };
  let server = createServer(handle);
  await listen(0);
  const { port } = server.address() as AddressInfo;

  function listen(on: number): Promise<void> {
    return new Promise((resolve) => server.listen(on, '127.0.0.1', resolve));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    respondWith(next) {
      current = next;
    },
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    revive() {
      server = createServer(handle);
      return listen(port);
    },
  };
}
