import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { until } from '@seed/service-kit/testing/until';
import { rawConnection, requestHead } from '../testing/raw-connection.ts';
import { startReplica } from '../testing/replica-server.ts';
import { startTestPortal } from '../testing/test-portal.ts';

/** A server of the provider's keys that responds when they are released. */
async function heldKeys() {
  const events = new EventEmitter();
  let source = '';
  const server = createServer((_, response) => {
    events.once('release', () => void fetch(source).then(async (keys) => response.end(await keys.text())));
    events.emit('request');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** The address that takes the place of the provider's. */
    insteadOf(url: string): string {
      source = url;
      return `http://127.0.0.1:${port}`;
    },
    requested: once(events, 'request'),
    release: () => events.emit('release'),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

test('a client that leaves while its token is verified counts as under way no longer', async () => {
  const { logger, lines } = recordingLogger();
  const replica = await startReplica();
  await using keys = await heldKeys();
  await using portal = await startTestPortal({
    replicas: [replica.url],
    logger,
    change: ({ token }) => ({
      token: { jwksUrl: keys.insteadOf(token.jwksUrl) },
      openRequests: { perMember: 1 },
    }),
  });
  const { socket } = await rawConnection(portal.url, requestHead('GET /api/v1/forums', portal.authorization));
  await keys.requested;
  socket.destroy();
  await until(() => lines.some(({ status }) => status === 499));
  const next = portal.call('/api/v1/forums');
  keys.release();
  const { status } = await next;
  await replica.kill();
  expect(status).toBe(200);
});
