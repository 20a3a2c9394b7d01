import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { declarationPath } from '@seed/contracts/service-manifest';
import { forumsDeclaration } from './declaration-of.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

/** A server in the place of a service, whose responses a test decides. */
export interface ReplicaServer {
  readonly url: string;
  /** The requests that came, without probes and declarations. */
  readonly received: ReceivedRequest[];
  /** Sets the listener for the requests from now on. */
  respondWith(listener: RequestListener): void;
  /** Sets the listener for requests of the service's declaration; at first it is that of the service `forums`. */
  declareWith(listener: RequestListener): void;
  /** Breaks all connections and refuses new ones, as after kill -9. */
  kill(): Promise<void>;
  /** Listens again on the same port. */
  revive(): Promise<void>;
}

/** Responds with a description of the request. */
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
  let declare: RequestListener = (_, response) => sendJson(response, forumsDeclaration);
  const handle: RequestListener = (request, response) => {
    const { method = '', url = '', headers } = request;
    if (url.startsWith('/health/')) {
      sendJson(response, { status: 'up' });
      return;
    }
    if (url === declarationPath) {
      declare(request, response);
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
    declareWith(next) {
      declare = next;
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
