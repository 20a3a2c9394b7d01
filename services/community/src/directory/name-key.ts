import { foldedText } from '@seed/service-kit/folded-text';

/** Code points of a key; with a cursor's other parts it stays below the length that the contract allows. */
export const nameKeyLength = 70;

const firstDifferences = 45;
/** Sorts before everything that a name can hold, so that a name comes before the longer ones that begin with it. */
const separator = '\u0001';
/** Sorts behind all letters: in Spanish, ñ is a letter of its own behind n. */
const behindLetters = '~';

/**
 * A text that sorts by code points as a dictionary sorts the name: case and accents only decide between names that are
 * otherwise the same.
 */
export function nameKey(name: string): string {
  const letters = name.replaceAll(/\p{C}/gu, '').normalize('NFC').trim().toLowerCase();
  const folded = foldedText(letters.replaceAll('ñ', `n${behindLetters}`));
  const key = `${firstCodePoints(folded, firstDifferences)}${separator}${letters}`;
  return firstCodePoints(key, nameKeyLength);
}

export function firstCodePoints(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}
