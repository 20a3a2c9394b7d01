import { Counter, Gauge, type Registry } from 'prom-client';
import type { RefusalReason } from './release-refused-error.ts';

/** Metrics of the process that follows the registry. */
export interface ReleaseMetrics {
  /** Counts a release that is not served, or with no module a feed that cannot be read. */
  refused(module: string, reason: RefusalReason): void;
  /** Records a set that was applied. */
  followed(set: number): void;
}

export function releaseMetrics(registry: Registry): ReleaseMetrics {
  const registers = [registry];
  const refusals = new Counter({
    name: 'gateway_release_refusals_total',
    help: 'Attempts to get a release that failed, by reason; without a module the feed itself',
    labelNames: ['module', 'reason'],
    registers,
  });
  const set = new Gauge({ name: 'gateway_release_set', help: 'The id of the release set that is served', registers });
  const at = new Gauge({
    name: 'gateway_registry_last_read_seconds',
    help: 'When the registry was last read, in seconds since 1970',
    registers,
  });
  return {
    refused: (module, reason) => refusals.inc({ module, reason }),
    followed(id) {
      set.set(id);
      at.setToCurrentTime();
    },
  };
}
