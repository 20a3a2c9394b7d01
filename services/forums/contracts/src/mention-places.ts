import type { Mention } from './mentions.ts';

/** Where a text mentions a member: from the `@` up to the end of the name. */
export interface MentionPlace {
  readonly from: number;
  readonly to: number;
  readonly memberId: string;
}

/**
 * Returns where a text mentions members, in the order of the text. A longer name goes before a shorter one that it begins
 * with, and an `@` within a word or an address is no mention.
 *
 * @param mentions those of the text; a name that it does not contain has no place
 *
 * @example
 * ```ts
 * import { mentionPlaces } from '@seed/forums-contracts/mention-places';
 *
 * const places = mentionPlaces('Thank you, @Ana Souza!', [{ memberId: '7', name: 'Ana Souza' }]);
 * console.log(places); // [{ from: 11, to: 21, memberId: '7' }]
 * ```
 */
export function mentionPlaces(text: string, mentions: readonly Mention[]): MentionPlace[] {
  const longestFirst = mentions.toSorted((one, other) => other.name.length - one.name.length);
  const places: MentionPlace[] = [];
  for (let from = text.indexOf('@'); from !== -1;) {
    const begin = from + 1;
    const found = mayBeginMention(text, from) && longestFirst.find(({ name }) => isNameAt(text, begin, name));
    const to = found ? begin + found.name.length : begin;
    if (found) places.push({ from, to, memberId: found.memberId });
    from = text.indexOf('@', to);
  }
  return places;
}

/**
 * Returns those of the mentions whose `@name` the text has.
 *
 * @example
 * ```ts
 * import { mentionsInText } from '@seed/forums-contracts/mention-places';
 *
 * console.log(mentionsInText('Thank you!', [{ memberId: '7', name: 'Ana Souza' }])); // []
 * ```
 */
export function mentionsInText(text: string, mentions: readonly Mention[]): Mention[] {
  const present = new Set(mentionPlaces(text, mentions).map(({ memberId }) => memberId));
  return mentions.filter(({ memberId }) => present.has(memberId));
}

/**
 * Whether an `@` at the position may begin a mention: in an e-mail or web address it does not.
 *
 * @example
 * ```ts
 * import { mayBeginMention } from '@seed/forums-contracts/mention-places';
 *
 * console.log(mayBeginMention('ana@seed.example', 3)); // false
 * ```
 */
export function mayBeginMention(text: string, at: number): boolean {
  // A character beyond the first plane is two units long.
  return !beforeNoMention.test(text.slice(Math.max(0, at - 2), at));
}

/** Japanese, Chinese and Thai are written without spaces, so any letter of theirs may stand beside a mention. */
const unspaced = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\u30fc\\u3005]';
const beforeNoMention = new RegExp(`(?!${unspaced})[\\p{L}\\p{M}\\p{N}_.%+/=&#@-]$`, 'u');
const continuesName = new RegExp(`^(?!${unspaced})[\\p{L}\\p{M}\\p{N}_]`, 'u');
const endsUnspaced = new RegExp(`${unspaced}$`, 'u');

function isNameAt(text: string, at: number, name: string): boolean {
  if (name === '' || !text.startsWith(name, at)) return false;
  const next = text.slice(at + name.length, at + name.length + 2);
  return endsUnspaced.test(name) || !continuesName.test(next);
}
