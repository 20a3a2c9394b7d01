import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response of the fake server. */
export interface FakeResponse {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server of made up responses at a free port of loopback; `await using` stops it. */
export interface FakeHttp extends AsyncDisposable {
  readonly origin: string;
}

export async function fakeHttp(
  responseTo: (request: IncomingMessage, origin: string) => FakeResponse,
): Promise<FakeHttp> {
  let origin = '';
  const server = createServer((request, response) => {
    const { status = 200, body = {}, headers = {} } = responseTo(request, origin);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
