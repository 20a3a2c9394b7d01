import { mayBeginMention } from '@seed/forums-contracts/mention-places';
import type { Mention } from '@seed/forums-contracts/mentions';

/** The beginning of a name that is being typed behind an `@`. */
export interface TypedName {
  /** The position of the `@`. */
  readonly from: number;
  /** The position of the cursor. */
  readonly to: number;
  readonly words: string;
}

/** Names have so many words at most; without a limit every text behind an `@` would be searched for. */
const longestName = /^[^\s@]+(?: [^\s@]+){0,4} ?$/;

/** The name that ends at the cursor; undefined for none, and for one that has been chosen. */
export function typedNameIn(text: string, cursor: number, chosen: readonly Mention[]): TypedName | undefined {
  const before = text.slice(0, cursor);
  const from = before.lastIndexOf('@');
  const words = before.slice(from + 1);
  if (from === -1 || !mayBeginMention(text, from) || !longestName.test(words)) return undefined;
  return chosen.some(({ name }) => words.startsWith(name)) ? undefined : { from, to: cursor, words: words.trimEnd() };
}
