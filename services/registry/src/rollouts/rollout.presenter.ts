import type { ModuleSwitch, Rollout } from '@seed/registry-contracts/rollouts';
import type { ModuleRow } from '../modules/module.entity.ts';
import { type Comparison, type ComparisonLimits, evidenceOf } from './comparison.ts';
import type { ComparisonRow, RolloutRow } from './rollout.entity.ts';

export function presentRollout(row: RolloutRow, compared: ComparisonRow, limits: ComparisonLimits): Rollout {
  const { id, module, releaseVersion: version, state, share, roles, steps, endReason } = row;
  return {
    id,
    module,
    version,
    state,
    share,
    roles: [...roles],
    steps: [...steps],
    comparison: presentComparison(compared, limits),
    startedAt: row.startedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason,
  };
}

function presentComparison({ comparison, times }: ComparisonRow, limits: ComparisonLimits): Rollout['comparison'] {
  const { failures, times: slowness, limit } = evidenceOf(comparison, limits);
  return {
    canary: { ...comparison.canary.total, medianMs: median(times.canary) },
    stable: { ...comparison.stable.total, medianMs: median(times.stable) },
    failures: finite(failures),
    times: finite(slowness),
    limit,
  };
}

/** JSON has no infinity. */
function finite(evidence: number): number {
  return Math.min(evidence, Number.MAX_VALUE);
}

/** Why the comparison takes the canary back, with its numbers; undefined if it does not. */
export function reasonAgainst(version: string, compared: ComparisonRow, limits: ComparisonLimits): string | undefined {
  const { comparison, times } = compared;
  const evidence = evidenceOf(comparison, limits);
  if (evidence.failures >= evidence.limit) return `${failuresOf(version, comparison)} ${oddsOf(evidence.failures)}`;
  if (evidence.times < evidence.limit) return undefined;
  const slow = `${version} mounted in ${median(times.canary)} ms, and stable in ${median(times.stable)} ms (medians of`;
  return `${slow} the newest ${times.canary.length} and ${times.stable.length} openings). ${oddsOf(evidence.times)}`;
}

function failuresOf(version: string, { canary, stable }: Comparison): string {
  const of = ({ total: { failures, visits } }: Comparison['canary']) => `${failures} of ${visits}`;
  return `${of(canary)} openings of ${version} failed, and ${of(stable)} of stable.`;
}

function oddsOf(evidence: number): string {
  return `That is ${evidence < 1e6 ? Math.round(evidence) : 'over a million'} times more probable if the release is worse.`;
}

function median(times: readonly number[]): number | null {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? null;
}

export function presentSwitch({ module, offMessage }: ModuleRow): ModuleSwitch {
  return { module, isOn: offMessage === null, message: offMessage };
}
