/** Scripts without spaces between words, in which a search finds any part. */
const unspacedScripts = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{Script=Thai}';
const runs = new RegExp(`[${unspacedScripts}]+|[^${unspacedScripts}]+`, 'gu');
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const katakanaToHiragana = 0x60;

/** Whether, for each of the words, a word of the name begins with it. Like the service, it ignores case and accents. */
export function nameMatches(name: string, words: string): boolean {
  const searched = ` ${foldedWords(name).join(' ')}`;
  const parts = foldedWords(words).map((part) => (unspaced.test(part) ? part : ` ${part}`));
  return words.trim() === '' || (parts.length > 0 && parts.every((part) => searched.includes(part)));
}

function foldedWords(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    // Joins the signs of voiced kana again, which are no accents.
    .normalize('NFC')
    .replaceAll(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - katakanaToHiragana));
  return (folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => word.match(runs) ?? []);
}
