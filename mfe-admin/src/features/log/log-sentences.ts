import type { LogEntry } from '@seed/registry-contracts/log';
import { stable } from '../../constants.ts';
import { messages } from '../../messages.ts';

const texts = messages.entry;

/** The sentences about an entry: one for each module that it concerns. */
export function sentencesOf({ act, module, channel, moves, facts }: LogEntry): string[] {
  if (act === 'channel-moved') return moves.map((move) => moveSentence(move, channel ?? stable));
  return [sentenceOf({ act, facts, module: module ?? texts.portal })];
}

function moveSentence({ module, to }: LogEntry['moves'][number], channel: string): string {
  const place = channel === stable ? texts.portal : channel;
  if (to === null) return texts.removed(module, place);
  return channel === stable ? texts.live(module, to) : texts.moved(module, to, channel);
}

type SingleAct = Pick<LogEntry, 'facts'> & {
  readonly act: Exclude<LogEntry['act'], 'channel-moved'>;
  readonly module: string;
};

function sentenceOf({ act, module, facts }: SingleAct): string {
  switch (act) {
    case 'module-added':
      return texts.added(module);
    case 'module-changed':
      return texts.changed(module, facts['team'] ?? '');
    case 'key-added':
      return texts.keyAdded(module);
    case 'key-revoked':
      return texts.keyRevoked(module);
    case 'release-published':
      return texts.published(module, facts['version'] ?? '');
  }
}
