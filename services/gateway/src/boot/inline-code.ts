import { createHash } from 'node:crypto';

/** Returns the digests of a document's inline code for its Content-Security-Policy. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const noInlineCode: InlineCode = { scripts: [], styles: [] };

/**
 * The inline elements of a built document, before values are inserted. The build writes scripts without attributes, and styles with the
 * path of their file.
 */
export function inlineCodeOf(html: string): InlineCode {
  return {
    scripts: digests(html, /<script>(.*?)<\/script>/gs),
    styles: digests(html, /<style(?: data-href="[^"]*")?>(.*?)<\/style>/gs),
  };
}

function digests(html: string, element: RegExp): string[] {
  return Array.from(
    html.matchAll(element),
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
