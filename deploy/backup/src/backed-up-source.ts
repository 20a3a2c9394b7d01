import type { Bytes } from './encryption.ts';
import type { TableCounts } from './manifest.ts';

/** All tables of a database at one moment. */
export interface Snapshot {
  readonly takenAt: string;
  readonly version: string;
  /** The name of the last migration. */
  readonly schema: string | null;
  /** The names of the objects that its rows need. */
  readonly references: ReadonlySet<string>;
  /** The content, which is read once. */
  content(): Bytes;
  /** The tables of the content that was read. */
  counts(): TableCounts;
}

/** A database of a service, of either kind. */
export interface BackedUpSource {
  readonly kind: 'mysql' | 'sqlite';
  /** Its name in messages, without the password. */
  readonly label: string;
  snapshot<T>(referenceQuery: string | undefined, work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /** The names that the rows need now. */
  references(query: string): Promise<ReadonlySet<string>>;
  isEmpty(): Promise<boolean>;
  /** Reads content to its end without any effect; returns the counts in it. */
  countsIn(content: Bytes): Promise<TableCounts>;
  /** Writes content into the empty database; `replace` empties it before. Returns the counts of what is there then. */
  restore(content: Bytes, options: { readonly replace: boolean }): Promise<TableCounts>;
}
