import type { DataSourceOptions } from 'typeorm';
import { betterSqliteAdapter, type BetterSqliteDatabase } from './better-sqlite-adapter.ts';
import type { SqliteEngine } from './sqlite-connection.ts';
import { sqliteEngine } from './sqlite-engine.ts';

export const inMemory = ':memory:';

export interface EmbeddedOptions {
  readonly file: string;
  /** The process before ended without closing the file. */
  readonly afterCrash: boolean;
  readonly onClose: () => void;
  /** For tests of one engine. */
  readonly engine?: SqliteEngine;
}

/** TypeORM's connection options for an embedded database. */
export function embeddedOptions({
  file,
  afterCrash,
  onClose,
  engine = sqliteEngine(),
}: EmbeddedOptions): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    database: file,
    driver: betterSqliteAdapter(engine, onClose),
    statementCacheSize: 0,
    enableWAL: false,
    prepareDatabase: (database: BetterSqliteDatabase) => prepare(database, file, afterCrash),
  };
}

/** The order matters: WebAssembly has a write-ahead log only after the connection has locked the file for itself. */
function prepare(database: BetterSqliteDatabase, file: string, afterCrash: boolean): void {
  database.pragma('busy_timeout = 5000');
  database.pragma('locking_mode = EXCLUSIVE');
  const mode = database.pragma('journal_mode = WAL')[0]?.['journal_mode'];
  if (mode !== 'wal' && file !== inMemory) throw new Error(`${file}: no write-ahead log, but '${String(mode)}'`);
  // The log outlives the process, whatever kills it; only a power cut could cost the last transactions, never order.
  database.pragma('synchronous = NORMAL');
  if (!afterCrash) return;
  const response = database.pragma('quick_check')[0]?.['quick_check'];
  if (response !== 'ok') throw new Error(`${file} is damaged: ${String(response)}`);
}
