import type { Body, ResponseData } from '@seed/contracts/endpoint';
import type { reportVisits } from '@seed/registry-contracts/rollouts';
import type { Caller } from '@seed/service-kit/caller';
import type { Database } from '@seed/service-kit/transaction';
import { MemberVisits } from './member-visits.ts';
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

/** Takes the reports of browsers. It stores no member's id. */
export class VisitsService {
  readonly #database: Database;

  readonly #memberVisits: MemberVisits;

  /** @param memberVisits the openings of one member that count in 10 minutes, on each side of a rollout */
  constructor(database: Database, memberVisits: number) {
    this.#database = database;
    this.#memberVisits = new MemberVisits(memberVisits);
  }

  /** Visits of rollouts that have ended meanwhile are dropped, and those of a member who has reported too many. */
  async report(
    { visits }: Body<typeof reportVisits>,
    { id: member }: Pick<Caller, 'id'>,
  ): Promise<ResponseData<typeof reportVisits>> {
    const running = new Map((await rolloutsRepository(this.#database.manager).running()).map((row) => [row.id, row]));
    const stored = visitsRepository(this.#database.manager);
    const now = new Date();
    for (const visit of visits) {
      const rollout = running.get(visit.rollout);
      if (rollout === undefined) continue;
      const row = visitRow(visit, rollout, now);
      const reported = { member, rollout: row.rolloutId, isCanary: row.isCanary, visit: row.id };
      if (this.#memberVisits.counts(reported, now.getTime())) await stored.put(row);
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
