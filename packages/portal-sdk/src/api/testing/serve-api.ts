import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createApiClient } from '../api-client.ts';
import type { ApiClient, ApiClientOptions } from '../api-client.ts';

export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

export interface ServedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const servers = new Set<Server>();

afterEach(async () => {
  await Promise.all([...servers].map(stop));
  servers.clear();
});

/** A client of an API on a free port; the server is stopped after the test. `requests` grows, the oldest first. */
export async function serveApi(respond: Responder, options: Partial<ApiClientOptions> = {}) {
  const requests: ServedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      respond(request, response);
    });
  });
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { api: clientOf(server, options), requests };
}

/** Responds to every request in the same way. */
export function responding(status: number, body?: unknown, headers: Record<string, string> = {}): Responder {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  };
}

/** Resolves to the error that a failing call rejects with. */
export function rejection(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('The call was expected to fail.');
    },
    (error: unknown) => error,
  );
}

function clientOf(server: Server, options: Partial<ApiClientOptions>): ApiClient {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return createApiClient({
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    token: () => Promise.resolve('token-1'),
    onUnauthorized: () => undefined,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    ...options,
  });
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
