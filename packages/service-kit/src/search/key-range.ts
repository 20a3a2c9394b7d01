/** A row and its place in the order of a list. */
export interface RankedRow {
  readonly id: number;
  /** The number of its sort key. */
  readonly key: number;
}

/** The part of a list that a page is read from. */
export interface KeyRange {
  readonly direction: 'ASC' | 'DESC';
  /** The first and the last key, both included. */
  readonly from: number;
  readonly to: number;
  /** The row behind which the page begins. */
  readonly after: RankedRow | undefined;
}

/** Whether a row is in the range and behind its cursor. */
export function isInRange({ direction, from, to, after }: KeyRange, row: RankedRow): boolean {
  if (!(row.key >= from && row.key <= to)) return false;
  return after === undefined || compareRows(direction, after, row) < 0;
}

/** Compares two rows by their order in the list. */
export function compareRows(direction: KeyRange['direction'], a: RankedRow, b: RankedRow): number {
  const ascending = a.key === b.key ? a.id - b.id : a.key - b.key;
  return direction === 'ASC' ? ascending : -ascending;
}

/** The keys that are in the range; the row of the cursor has the first or the last of them. */
export function keysOf({ direction, from, to, after }: KeyRange): {
  readonly lowest: number;
  readonly highest: number;
} {
  if (after === undefined) return { lowest: from, highest: to };
  return direction === 'ASC'
    ? { lowest: Math.max(from, after.key), highest: to }
    : { lowest: from, highest: Math.min(to, after.key) };
}
