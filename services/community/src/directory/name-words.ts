import { foldedText } from '@seed/service-kit/folded-text';
import { firstCodePoints } from './name-key.ts';

export const wordLength = 40;
/** Length of all words of a name together. */
export const wordsLength = 100;
const maxWords = 40;
const wordForm = /[\p{L}\p{N}]+/gu;
/** In scripts without spaces a given name follows the family name directly, so each character begins a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a search text; a name matches if, for each of them, one of its words begins with it. */
export function queryWords(text: string): string[] {
  const found = new Set(foldedText(text).match(wordForm) ?? []);
  return [...found].map((word) => firstCodePoints(word, wordLength)).slice(0, maxWords);
}

/** The words by which a name is found. */
export function nameWords(name: string): string[] {
  const words = queryWords(name).flatMap((word) => (unspaced.test(word) ? endingsOf(word) : [word]));
  return [...new Set(words)].slice(0, maxWords);
}

/** All words of a name in one text, each after a space, for `LIKE '% beginning%'`. */
export function joinedWords(name: string): string {
  return firstCodePoints(
    nameWords(name)
      .map((word) => ` ${word}`)
      .join(''),
    wordsLength,
  );
}

function endingsOf(word: string): string[] {
  const letters = [...word];
  return letters.map((_, start) => letters.slice(start).join(''));
}
