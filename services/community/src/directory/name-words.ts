import { searchWords } from '@seed/service-kit/full-text';
import { foldedText } from '@seed/service-kit/folded-text';
import { firstCodePoints } from './name-key.ts';

export const wordLength = 40;
/** Of all words of a name together. */
export const wordsLength = 100;
const mostWords = 40;
/** Scripts without spaces: a given name is found inside of the whole name, so each place begins a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What somebody typed into the search for names, as words that words of a name may begin with. */
export function soughtWords(text: string): string[] {
  return searchWords(foldedText(text))
    .map((word) => firstCodePoints(word, wordLength))
    .slice(0, mostWords);
}

/** The words by which a name is found. */
export function nameWords(name: string): string[] {
  const words = soughtWords(name).flatMap((word) => (unspaced.test(word) ? endingsOf(word) : [word]));
  return [...new Set(words)].slice(0, mostWords);
}

/** All words of a name in one text, each behind a space: what `LIKE '% beginning%'` is asked of. */
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
