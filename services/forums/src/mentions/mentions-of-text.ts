import { mentionsInText } from '@seed/forums-contracts/mention-places';
import type { Mention } from '@seed/forums-contracts/mentions';
import { ProblemError } from '@seed/service-kit/problem-error';
import type { MentioningRow, MentionSet } from './mentions.repository.ts';

/**
 * The mentions that are sent with a new text.
 *
 * @throws ProblemError `validation` (400) if the text does not have the name of one, or a member comes twice.
 */
export function mentionsOfText(content: string, sent: readonly Mention[] = []): readonly Mention[] {
  const present = mentionsInText(content, sent);
  const errors = sent.flatMap((one, index) => {
    if (!present.includes(one)) {
      return [{ pointer: `/mentions/${index}/name`, message: `The text does not mention @${one.name}.` }];
    }
    const isRepeated = sent.findIndex(({ memberId }) => memberId === one.memberId) < index;
    return isRepeated ? [{ pointer: `/mentions/${index}/memberId`, message: 'A member is mentioned once.' }] : [];
  });
  if (errors.length > 0) throw new ProblemError('validation', { errors });
  return sent;
}

/** The mentions of a text after a change, and how they differ from those before. */
export interface MentionChange {
  readonly mentions: readonly Mention[];
  /** The ids of the members whom the text did not mention before. */
  readonly added: string[];
  readonly isChange: boolean;
}

interface SentText {
  readonly content?: string | undefined;
  readonly mentions?: readonly Mention[] | undefined;
}

/**
 * The mentions of a text after a change: those that were sent, or without any, those of before that the new text still has,
 * because an older client sends none.
 *
 * @throws ProblemError `validation` (400) if the text does not have the name of one.
 */
export async function mentionChange(
  stored: Pick<MentionSet, 'of'>,
  row: MentioningRow,
  { content = row.content, mentions: sent }: SentText,
): Promise<MentionChange> {
  const before = (await stored.of([row])).get(row.id) ?? [];
  const mentions = sent === undefined ? mentionsInText(content, before) : mentionsOfText(content, sent);
  const known = new Map(before.map(({ memberId, name }) => [memberId, name]));
  const isSame = ({ memberId, name }: Mention) => known.get(memberId) === name;
  return {
    mentions,
    added: mentions.map(({ memberId }) => memberId).filter((id) => !known.has(id)),
    isChange: mentions.length !== before.length || !mentions.every(isSame),
  };
}
