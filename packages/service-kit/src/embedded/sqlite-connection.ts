export type SqliteValue = number | bigint | string | Uint8Array | null;
export type SqliteRow = Record<string, SqliteValue>;

export interface SqliteStatement {
  all(values: SqliteValue[]): SqliteRow[];
  run(values: SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  /** Frees what garbage collection does not. */
  finalize(): void;
}

/** One open database file. Errors carry `code` as SQLite names it, e.g. `SQLITE_CONSTRAINT_UNIQUE`, or `errcode`. */
export interface SqliteConnection {
  prepare(sql: string): SqliteStatement;
  close(): void;
}

export type SqliteEngine = (file: string) => SqliteConnection;
