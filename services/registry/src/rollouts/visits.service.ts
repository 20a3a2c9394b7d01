import type { Body, ResponseData } from '@seed/contracts/endpoint';
import type { reportVisits } from '@seed/registry-contracts/rollouts';
import type { Caller } from '@seed/service-kit/caller';
import type { Database } from '@seed/service-kit/transaction';
import { createKnownReleases } from '../health/known-releases.ts';
import { timeClassOf } from '../health/mount-times.ts';
import type { CountedOpening, OpeningCounts } from '../health/opening-counts.ts';
import { MemberVisits } from './member-visits.ts';
import type { RolloutRow, VisitRow } from './rollout.entity.ts';
import type { RolloutLimits } from './rollout-limits.ts';
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

interface VisitsOptions {
  readonly database: Database;
  readonly openings: OpeningCounts;
  readonly limits: Pick<RolloutLimits, 'memberVisits'>;
}

/** Takes the reports of browsers. It stores no member's id. */
export class VisitsService {
  readonly #database: Database;
  readonly #openings: OpeningCounts;
  readonly #memberVisits: MemberVisits;
  readonly #isKnown: ReturnType<typeof createKnownReleases>;

  constructor({ database, openings, limits }: VisitsOptions) {
    this.#database = database;
    this.#openings = openings;
    this.#memberVisits = new MemberVisits(limits.memberVisits);
    this.#isKnown = createKnownReleases(database);
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
      const rollout = visit.rollout === undefined ? undefined : running.get(visit.rollout);
      await this.#count(visit, rollout?.module ?? visit.module, member);
      if (rollout === undefined) continue;
      const row = visitRow(visit, rollout, now);
      const side = `${row.rolloutId} ${row.isCanary ? 'canary' : 'stable'}`;
      if (this.#memberVisits.counts({ member, side, visit: row.id }, now.getTime())) await stored.put(row);
    }
    const recent = await stored.countSince(new Date(now.getTime() - minuteMs));
    return { sampling: Math.min(1, enoughAMinute / Math.max(1, recent)) };
  }

  /** Counts the end of an opening once. Only releases that exist are counted. */
  async #count(visit: Visit, module: string | undefined, member: string): Promise<void> {
    const outcome = outcomeOf(visit);
    if (outcome === undefined || module === undefined) return;
    if (!(await this.#isKnown({ module, version: visit.version }))) return;
    const reported = { member, side: `${module} openings`, visit: visit.id };
    if (!this.#memberVisits.countsOnce(reported, Date.now())) return;
    this.#openings.add({ module, releaseVersion: visit.version, outcome });
  }
}

function outcomeOf({ event, ms }: Visit): CountedOpening['outcome'] | undefined {
  if (event === 'failed' || event === 'crashed') return event;
  return event === 'mounted' && ms !== undefined ? String(timeClassOf(ms)) : undefined;
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
