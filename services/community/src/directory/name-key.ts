import { foldedText } from '@seed/service-kit/folded-text';

/** Greatest length in code points: a cursor that holds the key stays within the contract's limit. */
export const nameKeyLength = 70;

/** Code points that are compared without case and accents. */
const foldedLength = 45;
/** Sorts before every character of a name, so that a name comes before the longer ones that begin with it. */
const separator = '\u0001';
/** Sorts after all letters: in Spanish, ñ is a letter of its own after n. */
const afterLetters = '~';

/**
 * A key whose order by code points is the order of names in a dictionary: case and accents decide only between names
 * that are otherwise the same.
 */
export function nameKey(name: string): string {
  const letters = name.replaceAll(/\p{C}/gu, '').normalize('NFC').trim().toLowerCase();
  const folded = foldedText(letters.replaceAll('ñ', `n${afterLetters}`));
  const key = `${firstCodePoints(folded, foldedLength)}${separator}${letters}`;
  return firstCodePoints(key, nameKeyLength);
}

export function firstCodePoints(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}
