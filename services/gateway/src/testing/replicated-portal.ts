import { type ReplicaServer, sendJson, startReplica } from './replica-server.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

const budgets = { connectMs: 1000, headersMs: 600, bodyMs: 600, clientStallMs: 60_000 };

/** A gateway with short time limits, in front of one or both of two replicas. */
export interface ReplicatedPortal extends AsyncDisposable {
  readonly one: ReplicaServer;
  readonly two: ReplicaServer;
  readonly portal: TestPortal;
  /** The lines of a metric of the gateway. */
  metric(name: string): Promise<string[]>;
}

/**
 * Starts the replicas and the gateway.
 * @param replicas the number of replicas that the gateway uses
 */
export async function replicatedPortal(replicas: 1 | 2): Promise<ReplicatedPortal> {
  const [one, two] = await Promise.all([startReplica(named('one')), startReplica(named('two'))]);
  const urls = [one.url, two.url].slice(0, replicas);
  const portal = await startTestPortal({
    replicas: { forums: urls, community: urls },
    change: () => ({ budgets, rate: { reads: 100_000, writes: 100_000 } }),
  });
  return {
    one,
    two,
    portal,
    async metric(name) {
      const text = await (await fetch(`${portal.internalUrl}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith(name));
    },
    async [Symbol.asyncDispose]() {
      await portal.stop();
      await Promise.all([one.kill(), two.kill()]);
    },
  };
}

/** Responds with the name of the replica. */
export function named(name: string): Parameters<ReplicaServer['respondWith']>[0] {
  return (_, response) => sendJson(response, { name });
}
