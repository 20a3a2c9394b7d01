/**
 * Returns a member's text without the marks that format it, for excerpts: `**bold**`, `*italic*`, `` `code` ``, `> quote`
 * and `[words](https://…)`. Marks of lists stay, because they part its items in a single line. HTML is text.
 * A text of nothing but marks is returned as it is.
 *
 * @example
 * ```ts
 * import { withoutFormatting } from '@seed/forums-contracts/text-formatting';
 *
 * console.log(withoutFormatting('Read **this**: [slides](https://seed.example/slides)')); // Read this: slides
 * ```
 */
export function withoutFormatting(text: string): string {
  const unquoted = text.replace(/^[ \t]*`{3,}[^`\n]*$\n?/gm, '').replace(/^(?:[ \t]{0,3}>(?=[\s>]|$)[ \t]?)+/gm, '');
  const plain = withoutEmphasis(withoutEmphasis(unquoted))
    .replace(/(?<!`)(`{1,3})([^`\n]+)\1(?!`)/g, '$2')
    .replace(/(?<![!\\])\[([^[\]\n]+)\]\(https?:\/\/[^\s()]+\)/gi, '$1')
    .replace(/\\([*`[\]>\\])/g, '$1');
  return plain.trim() === '' ? text : plain;
}

/** Once for the inner and once for the outer of bold and italic. No attempt reads beyond the next asterisk, so it is fast. */
const withoutEmphasis = (text: string) => text.replace(/(?<![\\*])(\*{1,3})(?=[^\s*])([^*\n]*[^\s*\\])\1(?!\*)/g, '$2');
