import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import { type Database, inTransaction, type Transaction } from '@seed/service-kit/transaction';
import type { SetWatch } from '../channels/set-watch.ts';
import type { ReadLivePortal } from '../live/live-portal.ts';
import type { MovedPortal } from '../live/moved-needs.ts';
import { logRepository } from '../log/log.repository.ts';
import { type Comparison, type ComparisonLimits, observe, passTime } from './comparison.ts';
import { abortRollout, changeAudience, promoteRollout, registryItself } from './rollout-acts.ts';
import type { ComparisonRow, RolloutRow, VisitRow } from './rollout.entity.ts';
import type { RolloutLimits } from './rollout-limits.ts';
import { reasonAgainst } from './rollout.presenter.ts';
import { rolloutsRepository } from './rollouts.repository.ts';
import { visitsRepository } from './visits.repository.ts';

const pollMs = 1000;
const visitsAtOnce = 500;
const keptTimes = 101;
/** A visit is kept this long after it was counted, so that a late report of it is not counted again. */
const keptVisitMs = 60 * 60 * 1000;

interface WatchParts {
  readonly database: Database;
  readonly watch: SetWatch;
  readonly live: ReadLivePortal;
  readonly limits: RolloutLimits;
  readonly logger: Logger;
}

/**
 * Compares the canary of each running rollout with stable, once a second. A canary that is worse goes back; one that stays
 * good is promoted by its steps. Each round runs under the lock of the log, so that two replicas act once.
 *
 * @returns the function that ends it
 */
export function watchRollouts({ logger, ...parts }: WatchParts): () => void {
  const stop = startPolling(
    async () => {
      try {
        const running = await rolloutsRepository(parts.database.manager).running();
        for (const { id } of running) await examine(id, parts);
        return true;
      } catch (error) {
        logger.warn({ err: error }, 'the rollouts cannot be compared');
        return false;
      }
    },
    { pollMs },
  );
  return () => void stop();
}

type Parts = Omit<WatchParts, 'logger'>;

async function examine(id: number, parts: Parts): Promise<void> {
  if (!(await hasWork(id, parts))) return;
  // Only a rollout whose last step is due needs the live portal.
  const portal = (await isLastStepDue(id, parts)) ? { live: await parts.live(), services: undefined } : undefined;
  const hasActed = await inTransaction(parts.database, async (manager) => {
    const head = await logRepository(manager).lock();
    const row = await rolloutsRepository(manager).getForChange(id);
    if (row.state !== 'running') return false;
    const compared = await countVisits(manager, row, parts.limits);
    const act = { manager, head, actor: registryItself };
    const reason = reasonAgainst(row.releaseVersion, compared, parts.limits.comparison);
    if (reason !== undefined) {
      await abortRollout({ ...act, reason }, row);
      return true;
    }
    if (!isStepDue(row, compared, parts.limits)) return false;
    return promote({ act, row, compared, portal });
  });
  if (hasActed) parts.watch.wake();
}

interface Promotion {
  readonly act: Omit<Parameters<typeof changeAudience>[0], 'reason'>;
  readonly row: RolloutRow;
  readonly compared: ComparisonRow;
  readonly portal: MovedPortal | undefined;
}

async function promote({ act, row, compared, portal }: Promotion): Promise<boolean> {
  const [share = 100, ...steps] = row.steps;
  const { visits, failures } = compared.comparison.canary.total;
  const reason = `${visits} openings of ${row.releaseVersion}, of which ${failures} failed, are no worse than stable.`;
  if (share < 100) {
    await changeAudience({ ...act, reason }, row, { share, steps, roles: row.roles });
    return true;
  }
  if (portal === undefined) return false;
  await promoteRollout({ ...act, reason }, row, portal);
  return true;
}

async function hasWork(id: number, { database, limits }: Parts): Promise<boolean> {
  const { manager } = database;
  const [first] = await visitsRepository(manager).pending(id, new Date(Date.now() - limits.loadMs), 1);
  if (first !== undefined) return true;
  const compared = await rolloutsRepository(manager).comparisonOf(id);
  const { comparison } = compared;
  if (passTime(comparison, Date.now(), limits.comparison) !== comparison) return true;
  return isStepDue(await rolloutsRepository(manager).get(id), compared, limits);
}

async function isLastStepDue(id: number, { database, limits }: Parts): Promise<boolean> {
  const rollouts = rolloutsRepository(database.manager);
  const row = await rollouts.get(id);
  return row.steps[0] === 100 && isStepDue(row, await rollouts.comparisonOf(id), limits);
}

function isStepDue(row: RolloutRow, { comparison, visitsBefore }: ComparisonRow, limits: RolloutLimits): boolean {
  if (row.steps.length === 0 || Date.now() - row.changedAt.getTime() < limits.stepMs) return false;
  return comparison.canary.total.visits - visitsBefore >= limits.stepVisits;
}

/** Adds the visits that have ended, and those that never will. */
async function countVisits(manager: Transaction, { id }: RolloutRow, limits: RolloutLimits): Promise<ComparisonRow> {
  const now = Date.now();
  const visits = visitsRepository(manager);
  const rollouts = rolloutsRepository(manager);
  const ended = await visits.pending(id, new Date(now - limits.loadMs), visitsAtOnce);
  const before = await rollouts.comparisonOf(id);
  const comparison = passTime(observeAll(before.comparison, ended, limits.comparison), now, limits.comparison);
  const after = { ...before, comparison, times: withTimes(before.times, ended) };
  await rollouts.saveComparison(after);
  await visits.markCounted(ended.map((visit) => visit.id));
  await visits.removeCounted(new Date(now - keptVisitMs));
  return after;
}

function observeAll(before: Comparison, visits: readonly VisitRow[], limits: ComparisonLimits): Comparison {
  return visits.reduce((state, { isCanary, outcome, mountMs, begunAt }) => {
    const hasFailed = outcome !== 'mounted';
    return observe(state, { isCanary, hasFailed, at: begunAt.getTime(), mountMs }, limits);
  }, before);
}

function withTimes({ canary, stable }: ComparisonRow['times'], visits: readonly VisitRow[]): ComparisonRow['times'] {
  const of = (isCanary: boolean) =>
    visits.flatMap((visit) => (visit.isCanary === isCanary && visit.mountMs !== null ? [visit.mountMs] : []));
  const newest = (times: readonly number[]) => times.slice(-keptTimes);
  return { canary: newest([...canary, ...of(true)]), stable: newest([...stable, ...of(false)]) };
}
