import { setFlagsFromString } from 'node:v8';
import type sqlite from 'node-sqlite3-wasm';
import type { SqliteConnection, SqliteEngine, SqliteRow, SqliteStatement } from './sqlite-connection.ts';

type Sqlite = typeof sqlite;

/**
 * V8 optimizes a function of WebAssembly when this many bytes of its code have run. After its own 1.8 million a start
 * takes a third more processor time, and after these a database is as fast within half a second of work.
 */
const bytesBeforeOptimizing = 1_000_000_000;

/** The WebAssembly build names no codes, only SQLite's own English sentences. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/UNIQUE constraint failed/, 'SQLITE_CONSTRAINT_UNIQUE'],
  [/FOREIGN KEY constraint failed/, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [/NOT NULL constraint failed/, 'SQLITE_CONSTRAINT_NOTNULL'],
  [/constraint failed/, 'SQLITE_CONSTRAINT'],
  [/database is locked/, 'DATABASE_BUSY'],
];

export async function wasmEngine(): Promise<SqliteEngine> {
  setFlagsFromString(`--wasm-tiering-budget=${bytesBeforeOptimizing}`);
  // Imported dynamically, because V8 reads the flag when it compiles the module.
  const { default: library } = await import('node-sqlite3-wasm');
  return (file) => opened(library, file);
}

function opened(library: Sqlite, file: string): SqliteConnection {
  const database = coded(() => new library.Database(file));
  return {
    prepare: (sql) =>
      prepared(
        library,
        coded(() => database.prepare(sql)),
      ),
    close: () => database.close(),
  };
}

function prepared({ SQLite3Error }: Sqlite, statement: sqlite.Statement): SqliteStatement {
  return {
    all: (values) => coded(() => statement.all(values) as SqliteRow[]),
    run: (values) => coded(() => statement.run(values)),
    finalize() {
      if (statement.isFinalized) return;
      try {
        statement.finalize();
      } catch (error) {
        // SQLite throws the error of the last run again, although it has finalized the statement.
        if (!(error instanceof SQLite3Error)) throw error;
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
