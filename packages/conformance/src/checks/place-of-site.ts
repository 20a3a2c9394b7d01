import type { BuiltSubject } from '../check.ts';
import type { Place } from '../finding.ts';

/** The place in the sources of `https://…/script.js:line:column`; empty for code of the shell or a library. */
export function placeOfSite({ built }: BuiltSubject, site: string): Place {
  const [, url = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(site) ?? [];
  if (!url.includes(built.base)) return {};
  return built.sourceOf({ url, line: Number(line), column: Number(column) });
}
