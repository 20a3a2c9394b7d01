import { createHash } from 'node:crypto';

/** Returns the digests of a document's inline code for its Content-Security-Policy. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineCode: InlineCode = { scripts: [], styles: [] };

/** The inline elements of a built document, before values are inserted; the build writes them without attributes. */
export function inlineCodeOf(html: string): InlineCode {
  return { scripts: digests(html, 'script'), styles: digests(html, 'style') };
}

function digests(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return Array.from(found, ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
