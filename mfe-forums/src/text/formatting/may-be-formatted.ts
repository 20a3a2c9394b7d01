/** Whether a text may have formatting. A text without the characters for it needs no parser. */
export function mayBeFormatted(text: string): boolean {
  return /[*`]|\]\(https?:|^[ \t]*(?:>|[-+][ \t]|\d{1,9}[.)][ \t])/im.test(text);
}
