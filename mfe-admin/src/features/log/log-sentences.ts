import type { LogEntry, logActs } from '@seed/registry-contracts/log';
import { stable } from '../../constants.ts';
import { messages } from '../../messages.ts';

type Act = (typeof logActs)[number];

interface Facts {
  readonly module: string;
  readonly version: string;
  readonly audience: string;
  readonly team: string;
}

const texts = messages.entry;

/** The sentence about each act, except for plain moves. */
const sentences: Record<Exclude<Act, 'channel-moved'>, (facts: Facts) => string> = {
  'module-added': ({ module }) => texts.added(module),
  'module-removed': ({ module }) => texts.removedModule(module),
  'module-changed': ({ module, team }) => texts.changed(module, team),
  'key-added': ({ module }) => texts.keyAdded(module),
  'key-revoked': ({ module }) => texts.keyRevoked(module),
  'release-published': ({ module, version }) => texts.published(module, version),
  'release-removed': ({ module, version }) => texts.removedRelease(module, version),
  'rollout-started': ({ module, version, audience }) => texts.started(module, version, audience),
  'rollout-changed': ({ module, version, audience }) => texts.audience(module, version, audience),
  'rollout-promoted': ({ module, version }) => texts.live(module, version),
  'rollout-aborted': ({ module, version }) => texts.aborted(module, version),
  'module-switched-off': ({ module }) => texts.switchedOff(module),
  'module-switched-on': ({ module }) => texts.switchedOn(module),
};

/** The sentences about an entry: one for each module that it concerns. */
export function sentencesOf({ act, module, channel, moves, facts }: LogEntry): string[] {
  if (act === 'channel-moved') return moves.map((move) => moveSentence(move, channel ?? stable));
  const named = { version: '', audience: '', team: '', ...facts, module: module ?? texts.portal };
  // A registry of a later version may have further acts.
  return [act in sentences ? sentences[act as keyof typeof sentences](named) : texts.other(act, named.module)];
}

function moveSentence({ module, to }: LogEntry['moves'][number], channel: string): string {
  const place = channel === stable ? texts.portal : channel;
  if (to === null) return texts.removed(module, place);
  return channel === stable ? texts.live(module, to) : texts.moved(module, to, channel);
}
