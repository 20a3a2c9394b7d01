import type { RequestListener } from 'node:http';
import { type ReplicaServer, sendJson, startReplica } from './replica-server.ts';
import { type ConfigChange, startTestPortal, type TestPortal } from './test-portal.ts';

export interface AbusedPortal extends TestPortal {
  readonly replica: ReplicaServer;
  /** The Authorization header of a member. */
  tokenOf(sub: string): Promise<{ readonly Authorization: string }>;
}

/** Responds as soon as the request is complete, as a service does. */
const whenComplete: RequestListener = (request, response) => {
  request.resume().once('end', () => sendJson(response, { fine: true }));
};

const running: AbusedPortal[] = [];

/** A portal whose services are all one replica, for tests that attack it; `stopPortals` stops it. */
export async function abusedPortal(change: ConfigChange = {}, listener = whenComplete): Promise<AbusedPortal> {
  const replica = await startReplica(listener);
  const url = [replica.url];
  const portal = await startTestPortal({
    replicas: { forums: url, community: url, calendar: url },
    change: () => ({ rate: { reads: 100_000, writes: 100_000 }, ...change }),
  });
  const tokenOf: AbusedPortal['tokenOf'] = async (sub) => ({
    Authorization: `Bearer ${await portal.issuer.token({ sub })}`,
  });
  const abused = { ...portal, replica, tokenOf };
  running.push(abused);
  return abused;
}

/** Stops every portal that a test started; for `afterEach`. */
export async function stopPortals(): Promise<void> {
  for (const portal of running.splice(0)) {
    await portal.replica.kill();
    await portal.stop();
  }
}
