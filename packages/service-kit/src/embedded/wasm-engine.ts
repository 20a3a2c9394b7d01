import sqlite from 'node-sqlite3-wasm';
import type { SqliteConnection, SqliteRow, SqliteStatement } from './sqlite-connection.ts';

/** The WebAssembly build names no codes, only SQLite's own English sentences. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/UNIQUE constraint failed/, 'SQLITE_CONSTRAINT_UNIQUE'],
  [/FOREIGN KEY constraint failed/, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [/NOT NULL constraint failed/, 'SQLITE_CONSTRAINT_NOTNULL'],
  [/constraint failed/, 'SQLITE_CONSTRAINT'],
  [/database is locked/, 'DATABASE_BUSY'],
];

export function openWithWasm(file: string): SqliteConnection {
  const database = coded(() => new sqlite.Database(file));
  return {
    prepare: (sql) => prepared(coded(() => database.prepare(sql))),
    close: () => database.close(),
  };
}

function prepared(statement: sqlite.Statement): SqliteStatement {
  return {
    all: (values) => coded(() => statement.all(values) as SqliteRow[]),
    run: (values) => coded(() => statement.run(values)),
    finalize() {
      if (statement.isFinalized) return;
      try {
        statement.finalize();
      } catch (error) {
        // SQLite throws the error of the last run again, although it has finalized the statement.
        if (!(error instanceof sqlite.SQLite3Error)) throw error;
      }
    },
  };
}

function coded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = codes.find(([pattern]) => pattern.test(error.message))?.[1];
    throw code === undefined ? error : Object.assign(error, { code });
  }
}
