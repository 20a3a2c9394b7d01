import { createHash } from 'node:crypto';
import type { Connection as StreamingConnection } from 'mysql2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { BackupError } from '../backup-error.ts';
import { literalOf } from './literals.ts';

/** A table with the columns that have values of their own: a generated column is computed again. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The columns of the primary key; all columns without one. */
  readonly order: readonly string[];
}

export const quoted = (name: string) => `\`${name.replaceAll('`', '``')}\``;

/** Texts and times in dumps are in one encoding and one zone, whatever the server has as its own. */
export async function prepareSession(connection: Connection): Promise<void> {
  await connection.query("SET NAMES utf8mb4, time_zone = '+00:00', sql_mode = 'NO_AUTO_VALUE_ON_ZERO'");
}

/** The tables of the database, by name. */
export async function tablesOf(connection: Connection): Promise<Table[]> {
  const tables = await rows(
    connection,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const columns = await rows(
    connection,
    `SELECT table_name AS tableName, column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = DATABASE() AND COALESCE(generation_expression, '') = '' ORDER BY ordinal_position`,
  );
  const keys = await rows(
    connection,
    `SELECT table_name AS tableName, column_name AS name FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND index_name = 'PRIMARY' ORDER BY seq_in_index`,
  );
  return tables.map(({ name = '' }) => {
    const own = columns.filter(({ tableName }) => tableName === name);
    const key = keys.filter(({ tableName }) => tableName === name).map((column) => column.name ?? '');
    return {
      name,
      columns: own.map((column) => ({ name: column.name ?? '', type: (column.type ?? '').toLowerCase() })),
      order: key.length > 0 ? key : own.map((column) => column.name ?? ''),
    };
  });
}

/** @throws BackupError for what a dump of tables would leave out or could not read at one moment */
export async function assertDumpable(connection: Connection): Promise<void> {
  const found = await rows(
    connection,
    `SELECT CONCAT('the table ', table_name, ' of the engine ', engine) AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND engine <> 'InnoDB'
     UNION SELECT CONCAT('the view ', table_name) FROM information_schema.views WHERE table_schema = DATABASE()
     UNION SELECT CONCAT('the routine ', routine_name) FROM information_schema.routines WHERE routine_schema = DATABASE()
     UNION SELECT CONCAT('the event ', event_name) FROM information_schema.events WHERE event_schema = DATABASE()`,
  );
  if (found.length === 0) return;
  const names = found.map(({ name = '' }) => name).join(', ');
  throw new BackupError('config', `The database has ${names}: only tables of InnoDB and their triggers are backed up`);
}

/** The rows as SQL tuples, such as `(1,'text',NULL)`, in the order of the primary key. */
export async function* tuplesOf(connection: Connection, table: Table): AsyncIterable<string> {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const sql = `SELECT ${names} FROM ${quoted(table.name)} ORDER BY ${table.order.map(quoted).join(', ')}`;
  const query = streaming(connection).query({
    sql,
    rowsAsArray: true,
    // The server's own text of each value, which loses nothing.
    typeCast: (field) => field.buffer(),
  });
  const stream = query.stream({ highWaterMark: 100 });
  for await (const row of stream as AsyncIterable<readonly (Buffer | null)[]>) {
    yield `(${row.map((value, at) => literalOf(value, table.columns[at]?.type ?? '')).join(',')})`;
  }
}

/** The connection that has streams, which the types of the other one leave out. */
function streaming(connection: Connection): StreamingConnection {
  return (connection as unknown as { readonly connection: StreamingConnection }).connection;
}

/** Counts rows and computes a digest of their content while they pass. */
export function countingDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(tuple: string) {
      count += 1;
      hash.update(tuple).update('\n');
    },
    result: () => ({ rows: count, sha256: hash.digest('hex') }),
  };
}

async function rows(connection: Connection, sql: string): Promise<Readonly<Record<string, string>>[]> {
  const [found] = await connection.query<(RowDataPacket & Readonly<Record<string, string>>)[]>(sql);
  return found;
}
