import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LivePortal } from '@seed/contracts/live-portal';

/** The internal port of a gateway: what it serves can be changed, also by a PUT of the contracts that are live then. */
export interface TestGateway {
  readonly url: string;
  /** Serves this from now on; null responds 503. */
  serve(live: LivePortal | null): void;
  stop(): Promise<void>;
}

const sdk = { version: '2.1.0', exports: ['usePage'], readers: [] };

/** A portal that runs every release of the tests. */
export const goodPortal: LivePortal = {
  libraries: { '@seed/portal-sdk': sdk },
  contracts: { notices: '1.2.0' },
  pending: [],
};

export async function testGateway(): Promise<TestGateway> {
  let live: LivePortal | null = goodPortal;
  const deploy = async (request: IncomingMessage) => {
    const contracts = JSON.parse(await text(request)) as LivePortal['contracts'];
    live = { ...goodPortal, contracts };
  };
  const server = createServer((request, response) => {
    if (request.method === 'PUT') {
      void deploy(request).then(() => response.end());
      return;
    }
    response.writeHead(live === null || request.url !== '/live' ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(live));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(next) {
      live = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
