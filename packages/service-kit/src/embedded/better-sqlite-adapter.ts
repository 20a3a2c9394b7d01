import { LRUCache } from 'lru-cache';
import type { SqliteConnection, SqliteEngine, SqliteRow, SqliteStatement, SqliteValue } from './sqlite-connection.ts';

/** The part of a better-sqlite3 statement that TypeORM calls. */
export interface BetterSqliteStatement {
  /** Whether the statement returns rows. */
  readonly reader: boolean;
  all(...values: unknown[]): SqliteRow[];
  run(...values: unknown[]): { changes: number; lastInsertRowid: number };
}

/** The part of a better-sqlite3 database that TypeORM calls. */
export interface BetterSqliteDatabase {
  prepare(sql: string): BetterSqliteStatement;
  pragma(sql: string): SqliteRow[];
  close(): void;
}

export type BetterSqliteClass = new (file: string) => BetterSqliteDatabase;

const cachedStatements = 100;
const returnsRows = /^\s*(?:SELECT|PRAGMA|WITH|EXPLAIN|VALUES)\b|\bRETURNING\b/i;

/** An engine in the shape of the package better-sqlite3, whose class TypeORM takes as `driver`. */
export function betterSqliteAdapter(engine: SqliteEngine, onClose: () => void): BetterSqliteClass {
  return class implements BetterSqliteDatabase {
    readonly #connection: SqliteConnection;
    // TypeORM's own cache drops statements without finalizing them.
    readonly #statements = new LRUCache<string, SqliteStatement>({
      max: cachedStatements,
      dispose: (statement) => statement.finalize(),
    });

    constructor(file: string) {
      this.#connection = engine(file);
    }

    prepare(sql: string): BetterSqliteStatement {
      return {
        reader: returnsRows.test(sql),
        all: (...values) => this.#use(sql, (statement) => statement.all(values.map(bindable))),
        run: (...values) => asNumbers(this.#use(sql, (statement) => statement.run(values.map(bindable)))),
      };
    }

    pragma(sql: string): SqliteRow[] {
      return this.#use(`PRAGMA ${sql}`, (statement) => statement.all([]));
    }

    close(): void {
      this.#statements.clear();
      this.#connection.close();
      onClose();
    }

    #use<T>(sql: string, call: (statement: SqliteStatement) => T): T {
      const statement = this.#statements.get(sql) ?? this.#connection.prepare(sql);
      this.#statements.set(sql, statement);
      try {
        return call(statement);
      } catch (error) {
        this.#statements.delete(sql);
        throw error;
      }
    }
  };
}

function asNumbers({ changes, lastInsertRowid }: ReturnType<SqliteStatement['run']>) {
  return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
}

function bindable(value: unknown): SqliteValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a ${typeof value}`);
}
