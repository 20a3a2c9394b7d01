import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { Database } from '@seed/service-kit/transaction';
import type { OpeningCountRow } from './opening-count.entity.ts';
import { openingCountsRepository } from './opening-counts.repository.ts';

const hourMs = 3_600_000;
const pollMs = 2000;

/** One opening of a release, and how it went. */
export type CountedOpening = Pick<OpeningCountRow, 'module' | 'releaseVersion' | 'outcome'>;

/** Counts openings in memory. */
export interface OpeningCounts {
  add(opening: CountedOpening): void;
  /** Stores what is counted so far, and ends. */
  stop(): Promise<void>;
}

/**
 * Stores counted openings every two seconds, because thousands of members open the same release in the same hour. What a
 * replica has counted since then is lost when it is killed.
 */
export function startOpeningCounts(database: Database, logger: Logger): OpeningCounts {
  let pending = new Map<string, OpeningCountRow>();
  const add = (row: OpeningCountRow) => {
    const key = JSON.stringify([row.module, row.hour, row.releaseVersion, row.outcome]);
    const openings = (pending.get(key)?.openings ?? 0) + row.openings;
    pending.set(key, { ...row, openings });
  };
  const store = async () => {
    const rows = [...pending.values()];
    pending = new Map();
    try {
      while (rows[0] !== undefined) {
        await openingCountsRepository(database.manager).add(rows[0]);
        rows.shift();
      }
      return true;
    } catch (error) {
      rows.forEach(add);
      logger.warn({ err: error }, 'counted openings cannot be stored; it is tried again');
      return false;
    }
  };
  const stopPolling = startPolling(store, { pollMs });
  return {
    add(opening) {
      const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs);
      add({ ...opening, hour, openings: 1 });
    },
    async stop() {
      await stopPolling();
      await store();
    },
  };
}
