import type { EntityManager, ObjectLiteral } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { placeholders } from '../placeholders.ts';
import { hasOffset, placeOf, posting } from './posting-list.ts';
import type { SearchedTable, SearchTables } from './search-index.ts';
import { pageKey, pagePlace, pagesOf, type SortPage, storedPage } from './sort-page.ts';
import { readPages } from './stored-terms.ts';

/** Rows of a statement: few enough that requests need not wait long for the embedded database. */
const rowsPerStatement = 500;

/** A row of a searched table. */
export type IndexedRow = ObjectLiteral & { readonly id: number };

interface Place {
  readonly block: number;
  readonly offset: number;
}

/** The postings to add, by block and term. */
type Postings = Map<number, Map<string, string>>;

/**
 * Adds rows to the index, in the manager's transaction. It is idempotent, and concurrent calls for the same rows wait
 * for each other. Old terms of a changed row stay in the index: a search reads the rows that it has found and leaves
 * such a row out.
 */
export async function indexRows(
  manager: EntityManager,
  index: SearchedTable,
  rows: readonly IndexedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  // The rows of the blocks are written first. They lock the blocks, so that later reads see the changes of other
  // transactions.
  await extendBlocks(manager, index, rows);
  const pages = await readPages(manager, index.tables, pagesOf(rows.map(({ id }) => id)));
  const postings: Postings = new Map();
  for (const row of rows) {
    const place = placeOf(row.id);
    const { term: page, at } = pagePlace(place.offset);
    const keys = pages.get(pageKey({ block: place.block, term: page })) ?? [];
    const isIndexed = (keys[at] ?? null) !== null;
    const terms = index.termsOf(row);
    addPosting(postings, place, isIndexed ? await missingTerms(manager, index.tables, { place, terms }) : terms);
    keys[at] = index.sortKeyOf(row);
    pages.set(pageKey({ block: place.block, term: page }), keys);
  }
  await writePostings(manager, index.tables, postings);
  await writePages(manager, index.tables, { pages, ids: rows.map(({ id }) => id) });
}

function addPosting(postings: Postings, { block, offset }: Place, terms: readonly string[]): void {
  const ofBlock = postings.get(block) ?? new Map<string, string>();
  postings.set(block, ofBlock);
  const added = posting(offset);
  for (const term of terms) ofBlock.set(term, (ofBlock.get(term) ?? '') + added);
}

/** The terms that a row does not have in the index yet: a row that is changed often is not listed twice. */
async function missingTerms(
  manager: EntityManager,
  tables: SearchTables,
  { place, terms }: { readonly place: Place; readonly terms: readonly string[] },
): Promise<string[]> {
  const known = new Set<string>();
  for (let at = 0; at < terms.length; at += rowsPerStatement) {
    const part = terms.slice(at, at + rowsPerStatement);
    const rows = await manager.query<{ term: string; postings: string }[]>(
      `SELECT term, postings FROM ${tables.terms} WHERE block = ? AND term IN (${placeholders(part)})`,
      [place.block, ...part],
    );
    for (const { term, postings } of rows) if (hasOffset(postings, place.offset)) known.add(term);
  }
  return terms.filter((term) => !known.has(term));
}

async function extendBlocks(manager: EntityManager, index: SearchedTable, rows: readonly IndexedRow[]): Promise<void> {
  const ranges = new Map<number, { lowest: number; highest: number }>();
  for (const row of rows) {
    const { block } = placeOf(row.id);
    const key = index.sortKeyOf(row);
    const { lowest, highest } = ranges.get(block) ?? { lowest: key, highest: key };
    ranges.set(block, { lowest: Math.min(lowest, key), highest: Math.max(highest, key) });
  }
  const conflict = isMysql(manager.dataSource)
    ? 'ON DUPLICATE KEY UPDATE lowest = LEAST(lowest, VALUES(lowest)), highest = GREATEST(highest, VALUES(highest))'
    : `ON CONFLICT (block) DO UPDATE SET lowest = MIN(lowest, excluded.lowest), highest = MAX(highest, excluded.highest)`;
  // The rows are in the order of the blocks, so that no two transactions wait for each other.
  for (const [block, { lowest, highest }] of [...ranges].sort(([a], [b]) => a - b)) {
    const insert = `INSERT INTO ${index.tables.blocks} (block, lowest, highest) VALUES (?, ?, ?) ${conflict}`;
    await manager.query(insert, [block, lowest, highest]);
  }
}

async function writePostings(manager: EntityManager, tables: SearchTables, postings: Postings): Promise<void> {
  const conflict = isMysql(manager.dataSource)
    ? 'ON DUPLICATE KEY UPDATE postings = CONCAT(postings, VALUES(postings))'
    : 'ON CONFLICT (block, term) DO UPDATE SET postings = postings || excluded.postings';
  for (const [block, terms] of postings) {
    // The rows are in the order of the table, where neighbours share a page.
    const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
    for (let at = 0; at < sorted.length; at += rowsPerStatement) {
      const part = sorted.slice(at, at + rowsPerStatement);
      const values = placeholders(part, '(?, ?, ?)');
      await manager.query(
        `INSERT INTO ${tables.terms} (block, term, postings) VALUES ${values} ${conflict}`,
        part.flatMap(([term, added]) => [block, term, added]),
      );
    }
  }
}

async function writePages(
  manager: EntityManager,
  tables: SearchTables,
  { pages, ids }: { readonly pages: ReadonlyMap<string, SortPage>; readonly ids: readonly number[] },
): Promise<void> {
  const conflict = isMysql(manager.dataSource)
    ? 'ON DUPLICATE KEY UPDATE postings = VALUES(postings)'
    : 'ON CONFLICT (block, term) DO UPDATE SET postings = excluded.postings';
  for (const page of pagesOf(ids)) {
    await manager.query(`INSERT INTO ${tables.terms} (block, term, postings) VALUES (?, ?, ?) ${conflict}`, [
      page.block,
      page.term,
      storedPage(pages.get(pageKey(page)) ?? []),
    ]);
  }
}
