import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PortalEvent } from '@seed/contracts/portal-events';
import { testEventsSecret } from './events.ts';

export interface Subscriber {
  readonly url: string;
  /** The handled events in order. */
  readonly events: readonly PortalEvent[];
  stop(): void;
}

/** Another service. It fails to handle the given number of events first; a port restarts it at its old address. */
export async function subscriber({ failures = 0, port = 0 } = {}): Promise<Subscriber> {
  const events: PortalEvent[] = [];
  let attempts = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, Buffer.concat(chunks).toString()));
  });
  function respond(request: IncomingMessage, response: ServerResponse, body: string): void {
    attempts += 1;
    const isHandled = attempts > failures && request.headers.authorization === `Bearer ${testEventsSecret}`;
    if (isHandled) events.push(JSON.parse(body) as PortalEvent);
    response.writeHead(isHandled ? 204 : 503).end();
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
