import type { ApiClient } from '@seed/portal-sdk';
import { moveChannel } from '@seed/registry-contracts/channels';
import type { LogEntry } from '@seed/registry-contracts/log';
import { removeModule, updateModule } from '@seed/registry-contracts/modules';
import { endRollout, switchModule } from '@seed/registry-contracts/rollouts';
import { stable } from '../constants.ts';
import { paths } from '../paths.ts';
import { undoMessages as texts } from './undo-messages.ts';

interface UndoRequest {
  readonly reason: string;
  readonly dryRun: 'true' | 'false';
}

/** An act that undoes another one, and needs nothing but a reason. */
export interface UndoAct {
  /** The effect for members. */
  readonly text: string;
  send(api: ApiClient, request: UndoRequest): Promise<unknown>;
}

/** An act that undoes another one, or the dialog for it if it needs more than a reason. */
type Undo = UndoAct | { readonly path: string };

/** The one rule of what undoes what; undefined for an act that cannot be undone, such as a revoked key. */
export function undoOf({ act, module, channel, moves, facts }: LogEntry): Undo | undefined {
  if (act === 'channel-moved' || act === 'rollout-promoted') return movedBack(channel ?? stable, moves);
  if (module === null) return undefined;
  const rollout = Number(facts['rollout']);
  const { version, before } = facts;
  switch (act) {
    case 'module-added':
      return {
        text: texts.removed(module),
        send: (api, { reason, dryRun }) =>
          api(removeModule, { params: { module }, query: { dryRun }, body: { reason } }),
      };
    case 'module-removed':
      return { path: paths.newModule };
    case 'rollout-started':
      return {
        text: texts.takenBack,
        send: (api, { reason, dryRun }) =>
          api(endRollout, { params: { module, id: rollout }, query: { dryRun }, body: { state: 'aborted', reason } }),
      };
    case 'module-switched-off':
      return {
        text: texts.switchedOn,
        send: (api, { reason, dryRun }) =>
          api(switchModule, { params: { module }, query: { dryRun }, body: { isOn: true, reason } }),
      };
    case 'module-changed':
      return before === undefined ? undefined : handedBack(module, before);
    case 'rollout-changed':
      return { path: paths.rolloutShare(module, rollout) };
    case 'rollout-aborted':
      return version === undefined ? undefined : { path: paths.rollout(module, version) };
    case 'module-switched-on':
      return { path: paths.switch(module, 'off') };
    default:
      return undefined;
  }
}

/** Refused if a module has moved since. */
function movedBack(name: string, moves: LogEntry['moves']): UndoAct | undefined {
  if (moves.length === 0) return undefined;
  const back = moves.map(({ module, from, to }) => ({ module, from: to, to: from }));
  return {
    text: back.map(({ module, to }) => (to === null ? texts.leaves(module) : texts.hasAgain(module, to))).join(' '),
    send: (api, { reason, dryRun }) =>
      api(moveChannel, { params: { name }, query: { dryRun }, body: { moves: back, reason } }),
  };
}

function handedBack(module: string, team: string): UndoAct {
  return {
    text: texts.handedBack(module, team),
    send: (api, { reason, dryRun }) =>
      api(updateModule, { params: { module }, query: { dryRun }, body: { team, reason } }),
  };
}
