import type { SqliteConnection, SqliteRow, SqliteValue } from './sqlite-connection.ts';

/** The part of `node:sqlite` that is used; the types of Node 20 lack the module. */
interface NodeSqlite {
  readonly DatabaseSync: new (file: string) => NodeDatabase;
}
interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  close(): void;
}
interface NodeStatement {
  all(...values: SqliteValue[]): SqliteRow[];
  run(...values: SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** `node:sqlite`, or undefined on a Node without it. */
export function nodeSqlite(): NodeSqlite | undefined {
  return process.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;
}

export function openWithNode({ DatabaseSync }: NodeSqlite, file: string): SqliteConnection {
  const database = new DatabaseSync(file);
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        all: (values) => statement.all(...values),
        run: (values) => statement.run(...values),
        finalize: () => undefined,
      };
    },
    close: () => database.close(),
  };
}
