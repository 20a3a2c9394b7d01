import type { Body, ResponseData } from '@seed/contracts/endpoint';
import type { reportVisits } from '@seed/registry-contracts/rollouts';
import type { Database } from '@seed/service-kit/transaction';
import type { RolloutRow, VisitRow } from './rollout.entity.ts';
import { rolloutsRepository } from './rollouts.repository.ts';
import { type VisitEnd, visitsRepository } from './visits.repository.ts';

type Visit = Body<typeof reportVisits>['visits'][number];

/** The openings a minute that the test needs at most; browsers report a share of them when there are more. */
const enoughAMinute = 600;
const minuteMs = 60_000;

const ends: Readonly<Record<Visit['event'], VisitEnd['outcome']>> = {
  begun: null,
  mounted: 'mounted',
  failed: 'failed',
  crashed: 'failed',
  left: 'left',
};

/** Takes the reports of browsers. It keeps no member's id. */
export class VisitsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Visits of rollouts that have ended meanwhile are dropped. */
  async report({ visits }: Body<typeof reportVisits>): Promise<ResponseData<typeof reportVisits>> {
    const running = new Map((await rolloutsRepository(this.#database.manager).running()).map((row) => [row.id, row]));
    const stored = visitsRepository(this.#database.manager);
    const now = new Date();
    for (const visit of visits) {
      const rollout = running.get(visit.rollout);
      if (rollout !== undefined) await stored.put(visitRow(visit, rollout, now));
    }
    const recent = await stored.countSince(new Date(now.getTime() - minuteMs));
    return { sampling: Math.min(1, enoughAMinute / Math.max(1, recent)) };
  }
}

function visitRow({ id, event, version, ms }: Visit, rollout: RolloutRow, now: Date): VisitRow {
  const outcome = ends[event];
  return {
    id,
    rolloutId: rollout.id,
    isCanary: version === rollout.releaseVersion,
    begunAt: now,
    outcome,
    mountMs: outcome === 'mounted' && ms !== undefined ? Math.round(ms) : null,
    // A member who leaves while a module loads is no evidence about it.
    isCounted: outcome === 'left',
  };
}
