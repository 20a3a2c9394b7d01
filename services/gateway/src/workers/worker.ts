import { createLogger } from '@seed/service-kit/logger';
import type { RunningServer } from '@seed/service-kit/server';
import { AggregatorRegistry } from 'prom-client';
import type { GatewayConfig } from '../config.ts';
import { createMemoryRevocations, type RevocationStore } from '../sessions/revocation-store.ts';
import { createParts, startDoor } from '../start.ts';
import { endedSession } from './ended-session.ts';
import { shareOf } from './share-of.ts';

/** Starts one of several processes behind the port; the primary has the internal port. */
export async function startWorker(config: GatewayConfig): Promise<RunningServer> {
  const logger = createLogger({ name: 'gateway', level: config.logLevel });
  const parts = await createParts(config, logger, workersRevocations());
  // The constructor makes this process respond to the primary's requests for metrics.
  void new AggregatorRegistry();
  AggregatorRegistry.setRegistries([parts.metrics.registry]);
  return startDoor(shareOf(config), parts);
}

/** A store in memory that sends what it revokes to the other workers. */
function workersRevocations(): RevocationStore {
  const own = createMemoryRevocations();
  process.on('message', (message: unknown) => {
    const { data } = endedSession.safeParse(message);
    if (data !== undefined) own.record(data.logout);
  });
  return {
    ...own,
    async revoke(logout) {
      own.record(logout);
      process.send?.({ type: 'session-ended', logout });
    },
  };
}
