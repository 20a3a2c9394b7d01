/** Letters that Unicode does not decompose into a base and a mark. */
const undecomposed: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' };
const smallKana = 'ぁぃぅぇぉっゃゅょゎ';
const largeKana = 'あいうえおつやゆよわ';
const kanaByVowel = [
  'あかさたなはまやらわ',
  'いきしちにひみりゐ',
  'うくすつぬふむゆる',
  'えけせてねへめれゑ',
  'おこそとのほもよろを',
];
const katakanaToHiragana = 0x60;

/**
 * Removes case, accents and the difference between hiragana and katakana from a text, so that it can be compared and
 * searched.
 *
 * @example
 * ```ts
 * foldedText('Zürich') === foldedText('ZURICH');
 * ```
 */
export function foldedText(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return withLongVowels([...plainLetters(plain)].map(foldedKana)).join('');
}

/** Replaces the lower-case letters that Unicode does not decompose by plain ones. */
export function plainLetters(text: string): string {
  return text.replaceAll(/[øłđıæœß]/g, (letter) => undecomposed[letter] ?? letter);
}

function foldedKana(letter: string): string {
  const hiragana = /[ァ-ヶ]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana) : letter;
  return largeKana[smallKana.indexOf(hiragana)] ?? hiragana;
}

/** The sign of a long vowel stands for the vowel before it: ゆーき is sorted and found as ゆうき. */
function withLongVowels(letters: readonly string[]): string[] {
  const spoken: string[] = [];
  for (const letter of letters) {
    const row = letter === 'ー' ? kanaByVowel.find((kana) => kana.includes(spoken.at(-1) ?? ' ')) : undefined;
    spoken.push(row?.[0] ?? letter);
  }
  return spoken;
}
