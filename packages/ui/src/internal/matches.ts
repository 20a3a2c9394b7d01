/** A part of a text, which begins at the index `at` and is or is not a match. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
  readonly at: number;
}

const katakana = /[ァ-ヶヽヾ]/g;
const katakanaToHiragana = 0x60;
const latinMarks = /[\u0300-\u036f]/g;
const word = /[\p{L}\p{N}\p{M}]+/gu;
const isLetter = /[\p{L}\p{N}\p{M}]/u;
const isUnspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Created at its first use, because that takes a phone 40 ms and every page has this file. */
function characters(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter;
}

/** An excerpt begins so many characters before the first match at most. */
const before = 40;
/** Two lines show no more of an excerpt. */
const longestExcerpt = 300;

/** Splits a text where the words of a search begin and end. */
export function splitAtMatches(text: string, words: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMatch, at });
    at = Math.max(at, end);
  };
  for (const [start, end] of matchesOf(text, words)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}

/** The part of a text around its first match, in one line. */
export function excerptOf(text: string, words: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [start = 0] = matchesOf(line, words)[0] ?? [];
  if (start <= before) return line.slice(0, longestExcerpt);
  const from = start - before;
  const space = line.indexOf(' ', from);
  const begin = space >= 0 && space < start ? space + 1 : from;
  return `…${line.slice(begin, begin + longestExcerpt)}`;
}

type Range = readonly [start: number, end: number];

/** The ranges of the text that a word of the search matches, in their order. */
function matchesOf(text: string, words: string): Range[] {
  const searched = (folded(words).match(word) ?? []).toSorted((one, other) => other.length - one.length);
  if (searched.length === 0) return [];
  const { plain, ranges } = foldedText(text);
  const found: Range[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const match = searched.find((one) => plain.startsWith(one, at) && mayBeginAt(plain, at));
    if (match === undefined) continue;
    const last = at + match.length - 1;
    found.push([ranges[at]?.[0] ?? 0, ranges[last]?.[1] ?? text.length]);
    at = last;
  }
  return found;
}

function mayBeginAt(plain: string, at: number): boolean {
  return at === 0 || isUnspaced.test(plain[at] ?? '') || !isLetter.test(plain[at - 1] ?? '');
}

/** The folded text, and for each of its code units the range of the character that it comes from. */
function foldedText(text: string) {
  let plain = '';
  const ranges: Range[] = [];
  for (const { segment, index } of characters().segment(text)) {
    const letter = folded(segment);
    plain += letter;
    for (let unit = 0; unit < letter.length; unit += 1) ranges.push([index, index + segment.length]);
  }
  return { plain, ranges };
}

/** A text as the search of the services compares it: without case, accents and width, with katakana as hiragana. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(latinMarks, '')
    .normalize('NFC')
    .replaceAll(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana));
}
