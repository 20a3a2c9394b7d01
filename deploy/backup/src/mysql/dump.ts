import type { Connection, RowDataPacket } from 'mysql2/promise';
import { BackupError } from '../backup-error.ts';
import type { TableCounts } from '../manifest.ts';
import { assertDumpable, countingDigest, prepareSession, quoted, type Table, tablesOf, tuplesOf } from './tables.ts';

/** Below the smallest `max_allowed_packet` that servers have as their default. */
const statementBytes = 256 * 1024;
/** Written last, because a service does not start with tables and without their migrations. */
const migrations = 'migrations';
export const trailerStart = '-- complete: ';

/** A snapshot of a database, read once. */
export interface Dump {
  readonly takenAt: string;
  readonly version: string;
  readonly schema: string | null;
  /** The results of the query for references, of the same moment. */
  readonly references: ReadonlySet<string>;
  /** The statements that make the database, one a line; the last line has the counts. */
  lines(): AsyncIterable<Uint8Array>;
  /** The tables that `lines` has written. */
  counts(): TableCounts;
}

/** Opens a snapshot of all tables on the connection, which is used by nothing else meanwhile. */
export async function openDump(connection: Connection, referenceQuery: string | undefined): Promise<Dump> {
  await prepareSession(connection);
  await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
  const takenAt = new Date().toISOString();
  await assertDumpable(connection);
  const tables = (await tablesOf(connection)).toSorted(migrationsLast);
  const counts: Record<string, { rows: number; sha256: string }> = {};
  return {
    takenAt,
    version: await oneText(connection, 'SELECT VERSION() AS value'),
    schema: await lastMigration(connection, tables),
    references: await referencesOf(connection, referenceQuery),
    async *lines() {
      for (const table of tables) {
        yield* definition(connection, table);
        counts[table.name] = yield* contentOf(connection, table);
      }
      for (const trigger of await triggers(connection)) yield lineOf(trigger);
      yield Buffer.from(`${trailerStart}${JSON.stringify(counts)}\n`);
    },
    counts: () => counts,
  };
}

const migrationsLast = (one: Table, other: Table) =>
  Number(one.name === migrations) - Number(other.name === migrations);

async function* definition(connection: Connection, { name }: Table): AsyncIterable<Uint8Array> {
  yield lineOf(await oneText(connection, `SHOW CREATE TABLE ${quoted(name)}`, 'Create Table'));
}

async function* contentOf(connection: Connection, table: Table) {
  const digest = countingDigest();
  const start = `INSERT INTO ${quoted(table.name)} (${table.columns.map(({ name }) => quoted(name)).join(',')}) VALUES `;
  let waiting: string[] = [];
  let length = 0;
  for await (const tuple of tuplesOf(connection, table)) {
    digest.add(tuple);
    waiting.push(tuple);
    length += tuple.length;
    if (length < statementBytes) continue;
    yield lineOf(start + waiting.join(','));
    waiting = [];
    length = 0;
  }
  if (waiting.length > 0) yield lineOf(start + waiting.join(','));
  return digest.result();
}

/** Restored triggers belong to the user who restores. */
async function triggers(connection: Connection): Promise<string[]> {
  const [found] = await connection.query<RowDataPacket[]>('SHOW TRIGGERS');
  const created: string[] = [];
  for (const row of found) {
    const name = String(row['Trigger']);
    const sql = await oneText(connection, `SHOW CREATE TRIGGER ${quoted(name)}`, 'SQL Original Statement');
    created.push(sql.replace(/^CREATE DEFINER=\S+ /, 'CREATE '));
  }
  return created;
}

/** A definition has line ends between its parts only; its texts have them escaped. */
function lineOf(statement: string): Uint8Array {
  const isDefinition = statement.startsWith('CREATE');
  if (isDefinition && /(^|\s)(--\s|#)/.test(statement)) {
    throw new BackupError('config', `A definition has a comment, which is not backed up: ${statement.slice(0, 80)}`);
  }
  return Buffer.from(`${isDefinition ? statement.replaceAll(/\r?\n/g, ' ') : statement};\n`);
}

async function lastMigration(connection: Connection, tables: readonly Table[]): Promise<string | null> {
  if (!tables.some(({ name }) => name === migrations)) return null;
  const sql = `SELECT COALESCE(MAX(CONCAT(LPAD(timestamp, 20, '0'), name)), '') AS value FROM ${migrations}`;
  return (await oneText(connection, sql)).slice(20) || null;
}

async function referencesOf(connection: Connection, query: string | undefined): Promise<Set<string>> {
  if (query === undefined) return new Set();
  const [rows] = await connection.query<RowDataPacket[]>(query);
  return new Set(rows.map((row) => String(Object.values(row)[0])));
}

async function oneText(connection: Connection, sql: string, column = 'value'): Promise<string> {
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  const value: unknown = rows[0]?.[column];
  if (typeof value !== 'string') throw new Error(`${sql} returned no ${column}`);
  return value;
}
