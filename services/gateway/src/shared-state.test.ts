import { freePort } from '@seed/service-kit/testing/free-port';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { type TestRedis, testRedis, testWithRedis } from '@seed/service-kit/testing/test-redis';
import { until } from '@seed/service-kit/testing/until';
import { startGatewayProcess } from './testing/gateway-process.ts';
import { startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const budget = 40;
const longMs = 60_000;
/** A busy machine may take longer than the default, and a gateway that waits no longer counts for itself. */
const patient = { SHARED_STATE_TIMEOUT_MS: '5000' };

/** Gateways that share a store and an identity provider, in front of one replica. */
async function gateways({ url }: Pick<TestRedis, 'url'>, env: Record<string, string> = patient) {
  const replica = await startReplica();
  const { logger, lines } = recordingLogger();
  const started: TestPortal[] = [];
  const start = async (): Promise<TestPortal> => {
    const issuer = started[0]?.issuer.settings;
    const provider = issuer && { TOKEN_ISSUER: issuer.issuer, JWKS_URL: issuer.jwksUrl };
    const portal = await startTestPortal({
      replicas: [replica.url],
      env: { SHARED_STATE_URL: url, READS_PER_MINUTE: String(budget), ...provider, ...env },
      logger,
    });
    started.push(portal);
    return portal;
  };
  const first = await start();
  const second = await start();
  const tokenOf = (claims: { sub?: string; sid?: string }) =>
    first.issuer.token({ ...(claims.sub && { sub: claims.sub }), claims: { sid: claims.sid ?? 'session' } });
  return {
    first,
    second,
    start,
    lines,
    tokenOf,
    /** Ends a session, as the identity provider does. */
    async endSession(portal: TestPortal, sid: string) {
      const body = new URLSearchParams({ logout_token: await first.issuer.logoutToken({ sid }) });
      expect((await fetch(`${portal.url}/backchannel-logout`, { method: 'POST', body })).status).toBe(200);
    },
    async [Symbol.asyncDispose]() {
      for (const portal of started.reverse()) await portal.stop();
      await replica.kill();
    },
  };
}

async function statusAt(portal: TestPortal, token: string): Promise<number> {
  const response = await portal.call('/api/v1/forums', { headers: { Authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

/** Repeats work during which a minute began, and all budgets with it. */
async function withinOneMinute<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const minute = Math.floor(Date.now() / 60_000);
    const result = await work();
    if (Math.floor(Date.now() / 60_000) === minute) return result;
  }
}

async function readiness(portal: TestPortal): Promise<{ status: string; sharedState: string }> {
  const response = await fetch(`${portal.internalUrl}/health/ready`);
  return (await response.json()) as { status: string; sharedState: string };
}

testWithRedis(
  'two gateways with one store allow a member exactly their budget, however the requests spread',
  async () => {
    await using redis = await testRedis();
    await using portal = await gateways(redis);
    const { first, second } = portal;
    let member = 0;
    const statuses = await withinOneMinute(async () => {
      const token = await portal.tokenOf({ sub: `busy-${(member += 1)}` });
      return Promise.all(Array.from({ length: 30 }, () => [statusAt(first, token), statusAt(second, token)]).flat());
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(budget);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - budget);
  },
  longMs,
);

testWithRedis(
  'a session that ended at one gateway is refused at the other within a second, and at one that starts later',
  async () => {
    await using redis = await testRedis();
    await using portal = await gateways(redis);
    const { first, second } = portal;
    const token = await portal.tokenOf({ sid: 'phone' });
    expect([await statusAt(first, token), await statusAt(second, token)]).toEqual([200, 200]);
    await portal.endSession(first, 'phone');
    const ended = Date.now();
    await until(async () => (await statusAt(second, token)) === 401);
    expect(Date.now() - ended).toBeLessThan(1000);
    expect(await statusAt(await portal.start(), token)).toBe(401);
    expect(await statusAt(second, await portal.tokenOf({ sid: 'laptop' }))).toBe(200);
  },
  longMs,
);

testWithRedis(
  'while the store is killed each gateway counts for itself and reports it; what ended meanwhile is shared afterwards',
  async () => {
    await using redis = await testRedis();
    await using portal = await gateways(redis);
    const { first, second, lines } = portal;
    await portal.endSession(first, 'before');
    await redis.kill();
    await until(async () => (await readiness(second)).sharedState === 'down');
    expect((await readiness(second)).status).toBe('degraded');
    expect(
      lines.filter(({ msg }) => msg === 'the shared state is unavailable: this replica counts for itself'),
    ).toHaveLength(2);
    expect(await (await fetch(`${first.internalUrl}/metrics`)).text()).toMatch(/^shared_state_up\{.*\} 0$/m);

    const member = await portal.tokenOf({ sub: 'member' });
    const counts = await withinOneMinute(async () => {
      const statuses = await Promise.all(Array.from({ length: 5 }, () => statusAt(first, member)));
      return statuses.filter((status) => status === 200).length;
    });
    expect(counts).toBe(5);
    const meanwhile = await portal.tokenOf({ sid: 'meanwhile' });
    await portal.endSession(first, 'meanwhile');
    expect([await statusAt(first, meanwhile), await statusAt(second, meanwhile)]).toEqual([401, 200]);

    await redis.restart();
    await until(async () => (await statusAt(second, meanwhile)) === 401);
    await until(async () => (await readiness(second)).sharedState === 'up');
    // The store came back empty, and gets what the gateways have.
    const third = await portal.start();
    const statusOf = async (sid: string) => statusAt(third, await portal.tokenOf({ sid }));
    await until(async () => (await statusOf('before')) === 401 && (await statusOf('meanwhile')) === 401);
  },
  longMs,
);

testWithRedis(
  'requests go on while the store hangs, and the gateway returns to it when it responds again',
  async () => {
    await using redis = await testRedis();
    await using portal = await gateways(redis, { SHARED_STATE_TIMEOUT_MS: '50' });
    const { first } = portal;
    redis.freeze();
    const tokens = await Promise.all(Array.from({ length: 30 }, (_, index) => portal.tokenOf({ sub: `m-${index}` })));
    const statuses = await Promise.all(tokens.map((token) => statusAt(first, token)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await readiness(first)).sharedState).toBe('down');
    redis.thaw();
    await until(async () => (await readiness(first)).sharedState === 'up');
  },
  longMs,
);

test(
  'a gateway starts while the store is down',
  async () => {
    const gateway = await startGatewayProcess({
      KEYCLOAK_URL: 'http://127.0.0.1:9',
      UPSTREAMS: '{"forums":{"replicas":["http://127.0.0.1:9"]}}',
      SHARED_STATE_URL: `redis://127.0.0.1:${await freePort()}`,
    });
    expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
    await until(() => gateway.output().includes('the shared state is unavailable'));
    expect(await gateway.end()).toBe(0);
  },
  longMs,
);
