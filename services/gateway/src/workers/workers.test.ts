import { testIssuer } from '@seed/service-kit/testing/test-issuer';
import { rawConnection, requestHead } from '../testing/raw-connection.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { startReplica } from '../testing/replica-server.ts';

/** A gateway of two workers in front of a real service and a real provider. */
async function twoWorkers() {
  const [issuer, replica] = await Promise.all([testIssuer(), startReplica()]);
  const gateway = await startGatewayProcess(
    {
      WORKERS: '2',
      KEYCLOAK_URL: new URL(issuer.settings.issuer).origin,
      TOKEN_ISSUER: issuer.settings.issuer,
      JWKS_URL: issuer.settings.jwksUrl,
      UPSTREAMS: JSON.stringify({ forums: { replicas: [replica.url] } }),
    },
    3,
  );
  const token = await issuer.token({ claims: { sid: 'session-1' } });
  const head = requestHead('GET /api/v1/forums', { Authorization: `Bearer ${token}`, Connection: 'close' });
  return {
    ...gateway,
    issuer,
    /** The status over a connection of its own, so that the workers take turns. */
    async status() {
      const connection = await rawConnection(gateway.url, head);
      connection.socket.setTimeout(2000, () => connection.socket.destroy());
      return connection.status();
    },
    /** Processes that have served a request. */
    pids: () => new Set([...gateway.output().matchAll(/"pid":(\d+).*"msg":"request"/g)].map(([, pid]) => Number(pid))),
    async stop() {
      const code = await gateway.end();
      await Promise.all([issuer.stop(), replica.kill()]);
      return code;
    },
  };
}

test('two workers share the port, their metrics are summed, and a dead one is replaced', async () => {
  const gateway = await twoWorkers();
  const statuses = await Promise.all(Array.from({ length: 10 }, gateway.status));
  expect(statuses).toEqual(statuses.map(() => 200));
  const metrics = await (await fetch(`${gateway.internalUrl}/metrics`)).text();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{.*route="\/api\/v1\/forums",status="200".*\} 10\n/);
  while (gateway.pids().size < 2) await gateway.status();

  const [victim] = gateway.pids();
  process.kill(victim ?? 0, 'SIGKILL');
  // A connection that the dying worker had taken is lost; all others are served.
  let lost = 0;
  while (gateway.pids().size < 3) await gateway.status().catch(() => (lost += 1));
  expect(lost).toBeLessThan(3);
  expect(await gateway.stop()).toBe(0);
}, 60_000);

test('a session that ended at one worker has ended at all of them', async () => {
  const gateway = await twoWorkers();
  while (gateway.pids().size < 2) expect(await gateway.status()).toBe(200);
  const body = new URLSearchParams({ logout_token: await gateway.issuer.logoutToken({ sid: 'session-1' }) });
  const posted = await fetch(`${gateway.url}/backchannel-logout`, { method: 'POST', body });
  expect(posted.status).toBe(200);
  while ((await gateway.status()) === 200);
  const statuses = await Promise.all(Array.from({ length: 8 }, gateway.status));
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(6);
  expect(await gateway.stop()).toBe(0);
}, 60_000);
