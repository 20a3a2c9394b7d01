import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import { ProblemError } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import { Counter, Gauge, type Registry } from 'prom-client';
import { channelsRepository } from './channels/channels.repository.ts';
import { logRepository } from './log/log.repository.ts';
import { verifyChain } from './log/verify-chain.ts';
import type { ReleaseStorage } from './releases/release-storage.ts';

/** The pauses between two computations of the whole chain. */
const polling = { pollMs: 60 * 60_000, firstMs: 30_000 };

/** The acts of teams that are counted. */
export type CountedAct = 'publish' | 'move';

/** The registry's own metrics. */
export interface RegistryMetrics {
  /** Counts the act when it is done, or the kinds of reasons for which it is refused. */
  count<T>(act: CountedAct, work: Promise<T>): Promise<T>;
  /** Counts the failures of a storage. */
  observed(storage: ReleaseStorage): ReleaseStorage;
}

export function createRegistryMetrics(registry: Registry, database: Database): RegistryMetrics {
  const registers = [registry];
  const done = new Counter({ name: 'registry_acts_total', help: 'Releases and moves', labelNames: ['act'], registers });
  const refused = new Counter({
    name: 'registry_refusals_total',
    help: 'Refused releases and moves, by the kind of each reason',
    labelNames: ['act', 'kind'],
    registers,
  });
  const storeErrors = new Counter({ name: 'registry_store_errors_total', help: 'Failures of the storage', registers });
  new Gauge({
    name: 'registry_last_set_timestamp_seconds',
    help: 'The instant of the newest release set; 0 before the first',
    registers,
    async collect() {
      const newest = await channelsRepository(database.manager).newestSet();
      this.set((newest?.createdAt.getTime() ?? 0) / 1000);
    },
  });
  return {
    async count(act, work) {
      try {
        const result = await work;
        done.inc({ act });
        return result;
      } catch (error) {
        for (const kind of kindsOf(error)) refused.inc({ act, kind });
        throw error;
      }
    },
    observed: (storage) => observedStorage(storage, () => storeErrors.inc()),
  };
}

/** A refusal by the gate has a kind for each part that its reasons point to; any other has its code. */
function kindsOf(error: unknown): string[] {
  if (!(error instanceof ProblemError)) return ['internal'];
  if (error.code !== 'validation') return [error.code];
  return [...new Set((error.errors ?? []).map(({ pointer }) => pointer.split('/')[1] ?? 'body'))];
}

function observedStorage(storage: ReleaseStorage, failed: () => void): ReleaseStorage {
  const observe = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      failed();
      throw error;
    }
  };
  return {
    put: (digest, content) => observe(storage.put(digest, content)),
    get: (digest) => observe(storage.get(digest)),
    delete: (digest) => observe(storage.delete(digest)),
  };
}

interface ChainWatch {
  readonly registry: Registry;
  readonly database: Database;
  readonly logger: Logger;
}

/** Computes the chain of the log each hour, until the returned function is called; -1 is shown before the first time. */
export function watchChain({ registry, database, logger }: ChainWatch): () => Promise<void> {
  const registers = [registry];
  const intact = new Gauge({ name: 'registry_log_intact', help: '1 intact, 0 broken, -1 not computed yet', registers });
  const entries = new Gauge({ name: 'registry_log_entries', help: 'Entries of the log', registers });
  intact.set(-1);
  return startPolling(async () => {
    try {
      const found = await verifyChain(logRepository(database.manager), undefined);
      intact.set(found.isIntact ? 1 : 0);
      entries.set(found.entries);
      if (!found.isIntact) logger.error(found, 'the log of releases is not intact');
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'the chain of the log cannot be computed');
      return false;
    }
  }, polling);
}
