import { excerptOf, splitAtMatches } from './internal/matches.ts';

export interface MarkedTextProps {
  readonly text: string;
  /** The words of a search. Each is marked at the beginning of words; a script without spaces anywhere. */
  readonly words: string;
  /** Begins shortly before the first match, for the second line of a result. Default false. */
  readonly isExcerpt?: boolean;
}

/**
 * A text in which the words of a search are marked, whatever their case, accents and width, and in hiragana as in katakana.
 *
 * @example
 * ```tsx
 * import { MarkedText } from '@seed/ui/marked-text';
 *
 * export const Found = () => <MarkedText text="La panadería de Bogotá" words="panaderia" />;
 * ```
 */
export const MarkedText = ({ text, words, isExcerpt = false }: MarkedTextProps) =>
  splitAtMatches(isExcerpt ? excerptOf(text, words) : text, words).map(({ text: part, isMatch, at }) =>
    isMatch ? <mark key={at}>{part}</mark> : part,
  );
