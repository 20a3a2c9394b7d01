import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { until } from '@seed/service-kit/testing/until';
import { rawConnection, requestHead } from '../testing/raw-connection.ts';
import { startReplica } from '../testing/replica-server.ts';
import { startTestPortal } from '../testing/test-portal.ts';

test('a client that leaves while its token is verified counts as under way no longer', async () => {
  const { logger, lines } = recordingLogger();
  const replica = await startReplica();
  await using portal = await startTestPortal({
    replicas: [replica.url],
    logger,
    change: () => ({ openRequests: { perMember: 1 } }),
  });
  const { issuer } = portal;
  issuer.setHanging(true);
  const before = issuer.fetches;
  const { socket } = await rawConnection(portal.url, requestHead('GET /api/v1/forums', portal.authorization));
  await until(() => issuer.fetches > before);
  socket.destroy();
  await until(() => lines.some(({ status }) => status === 499));
  const next = portal.call('/api/v1/forums');
  issuer.setHanging(false);
  const { status } = await next;
  await replica.kill();
  expect(status).toBe(200);
});
