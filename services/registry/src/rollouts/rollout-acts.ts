import { type AuditOrigin, originOf } from '@seed/service-kit/audit-entry';
import { recordEntry } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import type { Transaction } from '@seed/service-kit/transaction';
import { applyMoves } from '../channels/channels.service.ts';
import { channelsRepository } from '../channels/channels.repository.ts';
import type { MovedPortal } from '../live/moved-needs.ts';
import type { HeadRow } from '../log/log.entity.ts';
import { logRepository, type RegistryAct } from '../log/log.repository.ts';
import { nextRound } from './comparison.ts';
import type { RolloutRow } from './rollout.entity.ts';
import { rolloutsRepository } from './rollouts.repository.ts';

/** A member or pipeline, or the registry itself. */
export interface Actor {
  /** As the log names it. */
  readonly id: string;
  readonly origin: AuditOrigin;
}

/** Acts that follow from the comparison are the registry's own. */
export const registryItself: Actor = {
  id: 'registry',
  origin: { actorId: null, requestId: null, network: 'unknown' },
};

export function actorOf(caller: Caller): Actor {
  return { id: caller.id, origin: originOf(caller) };
}

/** One act on a rollout, in a transaction that has locked the log. */
interface RolloutAct {
  readonly manager: Transaction;
  readonly head: HeadRow;
  readonly actor: Actor;
  readonly reason: string;
}

/** Writes the entries of an act, and the set that shows it. */
export async function recordRegistryAct(
  { manager, head, actor, reason }: RolloutAct,
  object: { readonly kind: 'rollout' | 'registered_module'; readonly verb: 'created' | 'changed' },
  act: RegistryAct & { readonly module: string },
): Promise<void> {
  const sequence = await logRepository(manager).append(head, actor, { ...act, reason });
  await recordEntry(manager, actor.origin, {
    act: `${object.kind}.${object.verb}`,
    objectId: act.module,
    detail: { sequence, act: act.act },
  });
  await channelsRepository(manager).addSet();
}

type Audience = Pick<RolloutRow, 'share' | 'roles' | 'steps'>;

/** Shows the canary to another part of the members, and begins the comparison again. */
export async function changeAudience(act: RolloutAct, row: RolloutRow, audience: Audience): Promise<RolloutRow> {
  const rollouts = rolloutsRepository(act.manager);
  const changed = await rollouts.update(row, { ...audience, changedAt: new Date() });
  const compared = await rollouts.comparisonOf(row.id);
  const { visits } = compared.comparison.canary.total;
  await rollouts.saveComparison({ ...compared, comparison: nextRound(compared.comparison), visitsBefore: visits });
  const facts = { ...factsOf(changed), before: describe(row) };
  const { module } = row;
  await recordRegistryAct(
    act,
    { kind: 'rollout', verb: 'changed' },
    { act: 'rollout-changed', module, channel: 'canary', facts },
  );
  return changed;
}

/** Takes the canary back: its module leaves the channel, and all members get stable. */
export async function abortRollout(act: RolloutAct, row: RolloutRow): Promise<RolloutRow> {
  const { module } = row;
  const { made } = await applyMoves(act.manager, { name: 'canary', moves: [{ module, to: null }], portal: undefined });
  const ended = await end(act, row, 'aborted');
  await recordRegistryAct(
    act,
    { kind: 'rollout', verb: 'changed' },
    { act: 'rollout-aborted', module, channel: 'canary', moves: made, facts: factsOf(row) },
  );
  return ended;
}

/** Makes the canary stable, if the gate has no reason against it. */
export async function promoteRollout(act: RolloutAct, row: RolloutRow, portal: MovedPortal): Promise<RolloutRow> {
  const { module, releaseVersion } = row;
  const moves = [{ module, to: releaseVersion }];
  const { made } = await applyMoves(act.manager, { name: 'stable', moves, portal });
  await applyMoves(act.manager, { name: 'canary', moves: [{ module, to: null }], portal: undefined });
  const ended = await end(act, row, 'promoted');
  await recordRegistryAct(
    act,
    { kind: 'rollout', verb: 'changed' },
    { act: 'rollout-promoted', module, channel: 'stable', moves: made, facts: factsOf(row) },
  );
  return ended;
}

function end({ manager, reason }: RolloutAct, row: RolloutRow, state: 'promoted' | 'aborted'): Promise<RolloutRow> {
  return rolloutsRepository(manager).update(row, { state, endedAt: new Date(), endReason: reason });
}

/** The facts of a rollout in the log. */
export function factsOf(row: RolloutRow): Record<string, string> {
  return { rollout: String(row.id), version: row.releaseVersion, audience: describe(row) };
}

function describe({ share, roles, steps }: Audience): string {
  const parts = [`${share} %`, ...roles];
  return steps.length === 0 ? parts.join(', ') : `${parts.join(', ')}, then ${steps.join(', ')} %`;
}
