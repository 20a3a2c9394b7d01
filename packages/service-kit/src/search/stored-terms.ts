import type { EntityManager } from 'typeorm';
import { placeholders } from '../placeholders.ts';
import { readRows } from '../read-rows.ts';
import type { SearchTables } from './search-index.ts';
import { pageKey, parsePage, type SortPage } from './sort-page.ts';

/** A term, or the beginning of terms, that is looked up in the index. */
export type Lookup = { readonly beginning: string } | { readonly term: string };

/** The rows of one block that have a term. */
export interface StoredPostings {
  readonly block: number;
  readonly postings: string;
}

/** A block, and the range of the sort keys of its rows. */
export interface BlockRange {
  readonly block: number;
  readonly lowest: number;
  readonly highest: number;
}

const afterAllLetters = '\u{10FFFF}';

/** Reads all blocks of an index. */
export async function readBlocks(manager: EntityManager, tables: SearchTables): Promise<BlockRange[]> {
  const rows = await readRows<BlockRange>(manager, `SELECT block, lowest, highest FROM ${tables.blocks}`);
  return rows.map(({ block, lowest, highest }) => ({ block, lowest: Number(lowest), highest: Number(highest) }));
}

/** Reads the postings of a lookup in these blocks. */
export function readPostings(
  manager: EntityManager,
  tables: SearchTables,
  { lookup, blocks }: { readonly lookup: Lookup; readonly blocks: readonly number[] },
): Promise<readonly StoredPostings[]> {
  const isTerm = 'term' in lookup;
  const range = isTerm ? [lookup.term] : [lookup.beginning, lookup.beginning + afterAllLetters];
  return readRows<StoredPostings>(
    manager,
    `SELECT block, postings FROM ${tables.terms} WHERE block IN (${placeholders(blocks)})
     AND ${isTerm ? 'term = ?' : 'term >= ? AND term < ?'}`,
    [...blocks, ...range],
  );
}

/** Reads pages of sort keys; a page that does not exist is not in the result. */
export async function readPages(
  manager: EntityManager,
  tables: SearchTables,
  pages: readonly { readonly block: number; readonly term: string }[],
): Promise<Map<string, SortPage>> {
  const read = new Map<string, SortPage>();
  if (pages.length === 0) return read;
  const rows = await readRows<{ block: number; term: string; postings: string }>(
    manager,
    `SELECT block, term, postings FROM ${tables.terms} WHERE ${pages.map(() => 'block = ? AND term = ?').join(' OR ')}`,
    pages.flatMap(({ block, term }) => [block, term]),
  );
  for (const row of rows) read.set(pageKey(row), parsePage(row.postings));
  return read;
}
