import type { EntityManager } from 'typeorm';
import { compareRows, isInRange, type KeyRange, keysOf, type RankedRow } from './key-range.ts';
import { blockSize, forEachOffset, idAt, placeOf } from './posting-list.ts';
import type { SearchTables } from './search-index.ts';
import { pageKey, pagePlace, pagesOf } from './sort-page.ts';
import { type BlockRange, type Lookup, readBlocks, readPages, readPostings } from './stored-terms.ts';

/** The rows to propose. */
export interface CandidateRequest {
  readonly range: KeyRange;
  /** Every row has a term of each. */
  readonly lookups: readonly Lookup[];
  /** Rows that match without a test of their texts. */
  readonly known: readonly RankedRow[];
  /** Rows that are not proposed by the index. */
  readonly excluded: ReadonlySet<number>;
}

/**
 * The numbers of blocks that are read together: few at first, for frequent words, then more and more, for rare words.
 */
const firstBlocks = 2;
const growth = 4;
/** The rows of some blocks are ranked together. */
const rowsPerPart = 256;
/** Reading and testing this many rows takes less time than looking up another term. */
const fewRows = 48;

/**
 * Proposes the rows that have a term of each lookup, in the order of the list and part by part: a row is proposed when
 * no unread block can have a row before it.
 */
export async function* candidates(
  manager: EntityManager,
  tables: SearchTables,
  { range, lookups, known, excluded }: CandidateRequest,
): AsyncGenerator<readonly RankedRow[]> {
  const blocks = await blocksInOrder(manager, tables, range);
  const intersection = new Intersection(manager, tables, lookups);
  let waiting = [...known];
  for (let start = 0, size = firstBlocks; start < blocks.length; start += size, size *= growth) {
    const group = blocks.slice(start, start + size);
    const offsets = await intersection.of(group.map(({ block }) => block));
    for (let at = 0; at < group.length;) {
      const ids: number[] = [];
      for (; at < group.length && ids.length < rowsPerPart; at += 1) {
        const block = group[at]?.block ?? 0;
        for (const offset of offsets.get(block) ?? []) ids.push(idAt(block, offset));
      }
      const ranked = await rankedRows(manager, tables, ids);
      waiting.push(...ranked.filter((row) => !excluded.has(row.id) && isInRange(range, row)));
      waiting.sort((a, b) => compareRows(range.direction, a, b));
      const next = blocks[start + at];
      const safe = next === undefined ? waiting.length : countBefore(waiting, firstOf(next, range.direction), range);
      if (safe > 0) yield waiting.slice(0, safe);
      waiting = waiting.slice(safe);
    }
  }
  if (waiting.length > 0) yield waiting.sort((a, b) => compareRows(range.direction, a, b));
}

/** The blocks that can have rows of the range, the one with the first row first. */
async function blocksInOrder(manager: EntityManager, tables: SearchTables, range: KeyRange): Promise<BlockRange[]> {
  const { lowest, highest } = keysOf(range);
  const blocks = (await readBlocks(manager, tables)).filter((one) => one.highest >= lowest && one.lowest <= highest);
  const sign = range.direction === 'ASC' ? 1 : -1;
  return blocks.sort((a, b) => sign * (firstOf(a, range.direction) - firstOf(b, range.direction)) || b.block - a.block);
}

function firstOf({ lowest, highest }: BlockRange, direction: KeyRange['direction']): number {
  return direction === 'ASC' ? lowest : highest;
}

/** How many rows come before every row with the key. */
function countBefore(rows: readonly RankedRow[], key: number, { direction }: KeyRange): number {
  const at = rows.findIndex((row) => (direction === 'ASC' ? row.key >= key : row.key <= key));
  return at === -1 ? rows.length : at;
}

async function rankedRows(manager: EntityManager, tables: SearchTables, ids: readonly number[]): Promise<RankedRow[]> {
  const pages = await readPages(manager, tables, pagesOf(ids));
  return ids.flatMap((id) => {
    const { block, offset } = placeOf(id);
    const { term, at } = pagePlace(offset);
    const key = pages.get(pageKey({ block, term }))?.[at] ?? null;
    return key === null ? [] : [{ id, key }];
  });
}

/** Finds the rows that have a term of each lookup; it looks up the rarest first. */
class Intersection {
  readonly #manager: EntityManager;
  readonly #tables: SearchTables;
  readonly #lookups: { readonly lookup: Lookup; rows: number; blocks: number }[];

  constructor(manager: EntityManager, tables: SearchTables, lookups: readonly Lookup[]) {
    this.#manager = manager;
    this.#tables = tables;
    this.#lookups = lookups.map((lookup) => ({ lookup, rows: 0, blocks: 0 }));
  }

  /** The places of the rows that have the rarest term, by block. */
  async of(blocks: readonly number[]): Promise<Map<number, number[]>> {
    // A lookup that was not needed so far has the frequency 0, and longer words are rarer.
    this.#lookups.sort((a, b) => frequency(a) - frequency(b) || lengthOf(b.lookup) - lengthOf(a.lookup));
    let found: Map<number, Uint8Array> | undefined;
    for (const one of this.#lookups) {
      const searched = found === undefined ? blocks : [...found.keys()];
      const marks: Map<number, Uint8Array> = await this.#marks(one.lookup, searched, found);
      const rows = sum(marks);
      one.rows += rows;
      one.blocks += searched.length;
      found = marks;
      if (rows <= fewRows) break;
    }
    return new Map([...(found ?? [])].map(([block, marks]) => [block, markedPlaces(marks)]));
  }

  async #marks(
    lookup: Lookup,
    blocks: readonly number[],
    before: ReadonlyMap<number, Uint8Array> | undefined,
  ): Promise<Map<number, Uint8Array>> {
    const found = new Map<number, Uint8Array>();
    if (blocks.length === 0) return found;
    for (const { block, postings } of await readPostings(this.#manager, this.#tables, { lookup, blocks })) {
      const marks = found.get(block) ?? new Uint8Array(blockSize);
      const kept = before?.get(block);
      forEachOffset(postings, (offset) => {
        if (kept === undefined || kept[offset] === 1) marks[offset] = 1;
      });
      found.set(block, marks);
    }
    return found;
  }
}

function frequency({ rows, blocks }: { readonly rows: number; readonly blocks: number }): number {
  return blocks === 0 ? 0 : rows / blocks;
}

function lengthOf(lookup: Lookup): number {
  return 'term' in lookup ? lookup.term.length : lookup.beginning.length;
}

function sum(marks: ReadonlyMap<number, Uint8Array>): number {
  let total = 0;
  for (const one of marks.values()) for (const mark of one) total += mark;
  return total;
}

function markedPlaces(marks: Uint8Array): number[] {
  const places: number[] = [];
  marks.forEach((mark, place) => {
    if (mark === 1) places.push(place);
  });
  return places;
}
