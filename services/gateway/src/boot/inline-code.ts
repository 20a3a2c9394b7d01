import { createHash } from 'node:crypto';

/** Digests of the code that stands in a document itself, as a Content-Security-Policy names it. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineCode: InlineCode = { scripts: [], styles: [] };

/** The build writes such elements without attributes. Give it the document as built, before anything else is put in. */
export function inlineCodeOf(html: string): InlineCode {
  return { scripts: digests(html, 'script'), styles: digests(html, 'style') };
}

function digests(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return Array.from(found, ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
