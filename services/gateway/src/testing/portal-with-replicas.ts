import type { RequestListener } from 'node:http';
import { type ReplicaServer, startReplica } from './replica-server.ts';
import { startTestPortal, type TestPortal, type TestPortalOptions } from './test-portal.ts';

/** A gateway in front of one replica of each service; `stop` stops them all. */
export interface PortalWithReplicas extends TestPortal {
  readonly forums: ReplicaServer;
  readonly community: ReplicaServer;
  readonly calendar: ReplicaServer;
}

export interface PortalWithReplicasOptions extends Omit<TestPortalOptions, 'replicas'> {
  /** The listener of the replicas; without it they respond with the request. */
  readonly listener?: RequestListener;
}

/** Starts the replicas and the gateway. */
export async function portalWithReplicas(options: PortalWithReplicasOptions = {}): Promise<PortalWithReplicas> {
  const { listener, ...portalOptions } = options;
  const [forums, community, calendar] = await Promise.all([
    startReplica(listener),
    startReplica(listener),
    startReplica(listener),
  ]);
  const replicas = { forums: [forums.url], community: [community.url], calendar: [calendar.url] };
  const portal = await startTestPortal({ ...portalOptions, replicas });
  const stop = async () => {
    await portal.stop();
    await Promise.all([forums.kill(), community.kill(), calendar.kill()]);
  };
  return { ...portal, forums, community, calendar, stop, [Symbol.asyncDispose]: stop };
}
