import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
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

const loopback = '127.0.0.1';

/** Listens at a port that the system gives to no other server, so that the port of a killed replica stays its own. */
async function listenAtOwnPort(server: Server): Promise<number> {
  const port = randomInt(20_000, 32_768);
  try {
    await once(server.listen(port, loopback), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listenAtOwnPort(server);
  }
  return port;
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
  const port = await listenAtOwnPort(server);
  return {
    url: `http://${loopback}:${port}`,
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
    async revive() {
      server = createServer(handle);
      await once(server.listen(port, loopback), 'listening');
    },
  };
}
