import { plainLetters } from '../folded-text.ts';

const katakana = /[ァ-ヶヽヾ]/g;
const katakanaToHiragana = 0x60;

/** Scripts without spaces between words. The extensions of a script contain signs such as ー and 々. */
const unspacedScripts =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const words = /[\p{L}\p{N}\p{M}]+/gu;
const asciiWords = /[a-z\d]+/g;
const runs = new RegExp(`[${unspacedScripts}]+|[^${unspacedScripts}]+`, 'gu');
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const ascii = /^[\0-\u007f]*$/;

/** The greatest length of a term in code points; a longer word is found by its beginning. */
export const longestTerm = 32;
/** Only this many terms of a search are looked up; the texts of the found rows are compared with the others. */
const mostLookups = 12;

/** A search text, parsed. */
export interface ParsedSearch {
  /** Whether no row can contain the text, because it has neither letters nor digits. */
  readonly isEmpty: boolean;
  /** Each row that matches has, for each of them, a term that begins with it. */
  readonly lookups: readonly string[];
  /** Whether the texts together contain everything that is searched. */
  matches(texts: readonly string[]): boolean;
}

/**
 * The terms by which a text is found: its words without case and accents; for a script without spaces, each pair of
 * adjacent characters and the last character.
 *
 * @example
 * ```ts
 * termsOf('Panadería 東京都'); // panaderia, 東京, 京都, 都
 * ```
 */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const word of foldedWords(text)) {
    if (unspaced.test(word)) for (const pair of pairsOf(word)) terms.add(pair);
    else terms.add(beginning(word));
  }
  return terms;
}

/**
 * Parses a search: a row matches if, for each word, one of its words begins with it, and if it contains each run of
 * characters of a script without spaces.
 */
export function parseSearch(text: string): ParsedSearch {
  const searched = [...new Set(foldedWords(text))];
  const lookups = searched.flatMap((word) => (unspaced.test(word) ? searchedPairs(word) : [beginning(word)]));
  const parts = searched.map((word) => (unspaced.test(word) ? word : ` ${word}`));
  return {
    isEmpty: searched.length === 0,
    lookups: [...new Set(lookups)].slice(0, mostLookups),
    matches(texts) {
      const found = ` ${texts.flatMap(foldedWords).join(' ')}`;
      return parts.every((part) => found.includes(part));
    },
  };
}

/** The words of a text without case, accents and width, with katakana as hiragana. */
function foldedWords(text: string): string[] {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower.match(asciiWords) ?? [];
  const folded = lower
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    // Composes voiced kana and Hangul again, whose parts are not accents.
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana));
  return (plainLetters(folded).match(words) ?? []).flatMap((word) => word.match(runs) ?? []);
}

/** A single character is found by the pairs that begin with it, or as the last one of a run. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
}

function searchedPairs(run: string): string[] {
  const pairs = pairsOf(run);
  return pairs.length === 1 ? pairs : pairs.slice(0, -1);
}

function beginning(word: string): string {
  return word.length <= longestTerm ? word : [...word].slice(0, longestTerm).join('');
}
