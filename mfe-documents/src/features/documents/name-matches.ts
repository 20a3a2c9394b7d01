/** Whether each of the words is a part of the name, as the service searches: case and accents do not count. */
export function nameMatches(name: string, words: string): boolean {
  const searched = folded(name);
  const parts = folded(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.trim() === '' || (parts.length > 0 && parts.every((part) => searched.includes(part)));
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
