import type { DataSourceOptions } from 'typeorm';
import { betterSqliteAdapter, type BetterSqliteDatabase } from './better-sqlite-adapter.ts';
import type { SqliteEngine } from './sqlite-connection.ts';

export const inMemory = ':memory:';

export interface EmbeddedOptions {
  readonly file: string;
  readonly onClose: () => void;
  readonly engine: SqliteEngine;
}

/** TypeORM's connection options for an embedded database. */
export function embeddedOptions({ file, onClose, engine }: EmbeddedOptions): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    database: file,
    driver: betterSqliteAdapter(engine, onClose),
    statementCacheSize: 0,
    enableWAL: false,
    prepareDatabase: (database: BetterSqliteDatabase) => prepare(database, file),
  };
}

/** The order matters: WebAssembly has a write-ahead log only after the connection has locked the file for itself. */
function prepare(database: BetterSqliteDatabase, file: string): void {
  database.pragma('busy_timeout = 5000');
  database.pragma('locking_mode = EXCLUSIVE');
  const mode = database.pragma('journal_mode = WAL')[0]?.['journal_mode'];
  if (mode !== 'wal' && file !== inMemory) throw new Error(`${file}: no write-ahead log, but '${String(mode)}'`);
  // The write-ahead log survives a kill of the process; only a power cut could lose the last transactions, and it
  // leaves the file consistent. Therefore nothing is checked after a crash, which would take long for a large file.
  database.pragma('synchronous = NORMAL');
}
