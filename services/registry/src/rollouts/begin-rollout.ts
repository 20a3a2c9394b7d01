import type { Body } from '@seed/contracts/endpoint';
import type { startRollout } from '@seed/registry-contracts/rollouts';
import { conflict, ProblemError } from '@seed/service-kit/problem-error';
import type { Transaction } from '@seed/service-kit/transaction';
import { channelsRepository } from '../channels/channels.repository.ts';
import { applyMoves } from '../channels/channels.service.ts';
import type { MovedPortal } from '../live/moved-needs.ts';
import { logRepository } from '../log/log.repository.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import { releasesRepository } from '../releases/releases.repository.ts';
import { type Actor, factsOf, recordRegistryAct } from './rollout-acts.ts';
import type { RolloutRow } from './rollout.entity.ts';
import { rolloutsRepository } from './rollouts.repository.ts';

interface Beginning {
  readonly module: string;
  readonly body: Body<typeof startRollout>;
  readonly portal: MovedPortal;
  readonly actor: Actor;
}

/** Moves the canary of a module to a release, and shows it to the audience. */
export async function beginRollout(
  manager: Transaction,
  { module, body, portal, actor }: Beginning,
): Promise<RolloutRow> {
  const { version, from, share, roles, steps, reason } = body;
  const head = await logRepository(manager).lock();
  await modulesRepository(manager).named(module);
  await assertStableIs(manager, module, from);
  const rollouts = rolloutsRepository(manager);
  const running = await rollouts.runningOf(module);
  if (running !== null) {
    throw conflict(`A rollout of ${module} ${running.releaseVersion} is running. Promote or abort it first.`);
  }
  const moves = [{ module, to: version }];
  const { made } = await applyMoves(manager, { name: 'canary', moves, portal });
  const { digest } = await releasesRepository(manager).named({ module, version });
  const now = new Date();
  const ended = { endedAt: null, endReason: null };
  const audience = { share, roles, steps, state: 'running', startedAt: now, changedAt: now } as const;
  const row = await rollouts.insert({ module, releaseVersion: version, digest, ...audience, ...ended });
  await recordRegistryAct(
    { manager, head, actor, reason },
    { kind: 'rollout', verb: 'created' },
    { act: 'rollout-started', module, channel: 'canary', moves: made, facts: factsOf(row) },
  );
  return row;
}

async function assertStableIs(manager: Transaction, module: string, from: string | null | undefined): Promise<void> {
  if (from === undefined) return;
  const { pointers } = await channelsRepository(manager).named('stable');
  const live = pointers[module]?.version ?? null;
  if (live === from) return;
  throw new ProblemError('precondition_failed', {
    detail: 'The stable version is another one.',
    errors: [{ pointer: '/from', message: `${module} has ${live ?? 'no version'} now.` }],
  });
}
