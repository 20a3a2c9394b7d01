import { placeOf } from './posting-list.ts';

/*
 * The sort keys of the rows of a block are stored in pages beside its terms, so that the rows that have a term are ordered
 * without reading them.
 */

const pageSize = 256;
/** A prefix that no term has, because terms begin with a letter, a digit or a mark. */
const mark = '#';

/** The sort keys of 256 rows by their place in the page; null for a row that is not indexed. */
export type SortPage = (number | null)[];

/** The name of the page of a row, and the place of the row in it. */
export function pagePlace(offset: number): { readonly term: string; readonly at: number } {
  return { term: mark + String.fromCharCode('a'.charCodeAt(0) + Math.floor(offset / pageSize)), at: offset % pageSize };
}

/** Reads a stored page. */
export function parsePage(stored: string): SortPage {
  return JSON.parse(stored) as SortPage;
}

/** The page as it is stored. */
export function storedPage(page: SortPage): string {
  return JSON.stringify(Array.from(page, (key) => key ?? null));
}

/** The key of a page in a map of the pages of several blocks. */
export function pageKey({ block, term }: { readonly block: number; readonly term: string }): string {
  return `${block}${term}`;
}

/** The pages of these rows, each once. */
export function pagesOf(ids: Iterable<number>): { readonly block: number; readonly term: string }[] {
  const pages = new Map<string, { readonly block: number; readonly term: string }>();
  for (const id of ids) {
    const { block, offset } = placeOf(id);
    const page = { block, term: pagePlace(offset).term };
    pages.set(pageKey(page), page);
  }
  return [...pages.values()];
}

/** The number by which a value sorts: an instant, or a day that is written as `2026-05-31`. */
export function sortNumber(value: Date | string): number {
  return typeof value === 'string' ? Date.parse(value) : value.getTime();
}
