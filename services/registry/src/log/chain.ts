import { createHash } from 'node:crypto';
import type { LogRow } from './log.entity.ts';

/** The hash before the first entry. */
export const firstHash = '0'.repeat(64);

/** The position in the log behind which the next entry is appended. */
export type ChainEnd = Pick<LogRow, 'sequence' | 'hash'>;

export function hashOf(previousHash: string, content: string): string {
  return createHash('sha256').update(`${previousHash}\n${content}`).digest('hex');
}

/** Returns the sequence of the first row that does not follow from the one before; undefined if all do. */
export function firstBroken(rows: readonly LogRow[], before: ChainEnd): number | undefined {
  let end = before;
  for (const row of rows) {
    const follows = row.sequence === end.sequence + 1 && row.previousHash === end.hash;
    if (!follows || row.hash !== hashOf(row.previousHash, row.content)) return end.sequence + 1;
    end = row;
  }
  return undefined;
}
