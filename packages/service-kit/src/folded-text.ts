/** Letters that Unicode does not take apart into a base and a mark. */
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

/** The text without case, accents and the difference between hiragana and katakana: what is compared and searched. */
export function foldedText(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđıæœß]/g, (letter) => undecomposed[letter] ?? letter);
  return withLongVowels([...plain].map(foldedKana)).join('');
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
