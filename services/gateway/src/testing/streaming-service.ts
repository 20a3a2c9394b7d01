import type { Server } from 'node:http';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { endpoint } from '@seed/contracts/endpoint';
import { declarationPath } from '@seed/contracts/service-manifest';
import { createServiceApp } from '@seed/service-kit/app';
import { EventStreams, type StreamInput } from '@seed/service-kit/event-streams';
import { startServer } from '@seed/service-kit/server';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import type { TestIssuer } from '@seed/service-kit/testing/test-issuer';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { forumsDeclaration } from './declaration-of.ts';

export const streamPath = '/api/v1/forum-stream';

const streamNumbers = endpoint({
  operation: 'streamNumbers',
  method: 'GET',
  path: '/forum-stream',
  summary: 'Numbers',
  mediaType: 'text/event-stream',
  response: z.string(),
  eventData: z.object({ n: z.number() }),
  status: 200,
});
export const streamingDeclaration = {
  ...forumsDeclaration,
  resources: [...forumsDeclaration.resources, 'forum-stream'],
  streams: ['forum-stream'],
};

/** A service of the kit with one stream, whose clients a test sees. */
export interface StreamingService {
  readonly url: string;
  readonly open: ReadonlySet<StreamInput<{ n: number }>>;
  /** The number of connections that it has. */
  connectionCount(): Promise<number>;
  /** Sends an event to the streams of a member, or to all. */
  send(event: { id: string; n: number }, member?: string): void;
  /** Ends the streams, then the server. */
  stop(): Promise<void>;
}

export async function startStreamingService(issuer: Pick<TestIssuer, 'settings'>, port = 0): Promise<StreamingService> {
  const streams = new EventStreams({ registry: new Registry(), heartbeatMs: 60_000 });
  const open = new Set<StreamInput<{ n: number }>>();
  const app = createServiceApp({
    name: 'forums',
    logger: silentLogger(),
    verifier: createTokenVerifier(issuer.settings),
    declaration: async (ctx, next) => {
      if (ctx.path === declarationPath) ctx.body = streamingDeclaration;
      else await next();
    },
    routes: (router) =>
      streams.route(router, streamNumbers, (input) => {
        open.add(input);
        return () => open.delete(input);
      }),
  });
  const servers: Server[] = [];
  const configure = (server: Server) => {
    servers.push(server);
    streams.shareConnections(server);
  };
  const server = await startServer(app, { host: '127.0.0.1', port, logger: silentLogger(), configure });
  return {
    url: server.url,
    open,
    connectionCount: () =>
      new Promise((resolve, reject) => {
        servers[0]?.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
      }),
    send({ id, n }, member) {
      for (const input of open) if (member === undefined || input.caller.id === member) input.send({ id, data: { n } });
    },
    stop() {
      streams.close();
      return server.stop();
    },
  };
}

/** Listens on an address that stands for several processes, as a Service of Kubernetes does: each connection gets the next. */
export async function startBalancer(urls: readonly string[]): Promise<{ readonly url: string; stop(): void }> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const { port } = new URL(urls[turn % urls.length] ?? '');
    turn += 1;
    const target = connect(Number(port), '127.0.0.1');
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.pipe(target).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
