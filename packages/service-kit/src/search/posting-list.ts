/*
 * The index keeps rows by blocks of ids. The rows of one block that have a term are stored as one text, two characters
 * for each row, so that one statement adds a row on every database: it appends to the text.
 */

/** The number of ids of a block. */
export const blockSize = 4096;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsOfLetter = 6;
const codes = Array.from({ length: blockSize }, (_, at) => letter(at >> bitsOfLetter) + letter(at % alphabet.length));
const valueOfCode = new Uint8Array(128);
for (let at = 0; at < alphabet.length; at += 1) valueOfCode[alphabet.charCodeAt(at)] = at;

/** The block of a row, and its place in the block. */
export function placeOf(id: number): { readonly block: number; readonly offset: number } {
  return { block: Math.floor(id / blockSize), offset: id % blockSize };
}

/** Reverts `placeOf`. */
export function idAt(block: number, offset: number): number {
  return block * blockSize + offset;
}

/** The posting of one row. */
export function posting(offset: number): string {
  return codes[offset] ?? '';
}

/** Calls back with the place of each row of a list of postings. */
export function forEachOffset(postings: string, use: (offset: number) => void): void {
  for (let at = 0; at < postings.length; at += 2) use(offsetAt(postings, at));
}

/** Whether the row is in the list of postings. */
export function hasOffset(postings: string, offset: number): boolean {
  for (let at = 0; at < postings.length; at += 2) if (offsetAt(postings, at) === offset) return true;
  return false;
}

function offsetAt(postings: string, at: number): number {
  const high = valueOfCode[postings.charCodeAt(at)] ?? 0;
  return (high << bitsOfLetter) | (valueOfCode[postings.charCodeAt(at + 1)] ?? 0);
}

function letter(value: number): string {
  return alphabet.charAt(value);
}
