import type { Connection } from 'mysql2/promise';
import { BackupError } from '../backup-error.ts';
import type { TableCounts } from '../manifest.ts';
import { trailerStart } from './dump.ts';
import { countingDigest, prepareSession, quoted, tablesOf, tuplesOf } from './tables.ts';

/** Runs the statements of a dump in an empty database. */
export async function runDump(connection: Connection, lines: AsyncIterable<string>): Promise<void> {
  await prepareSession(connection);
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0');
  for await (const line of lines) if (!line.startsWith(trailerStart)) await connection.query(line);
}

/** Reads a dump to its end; returns the counts in its last line. */
export async function countsOf(lines: AsyncIterable<string>): Promise<TableCounts> {
  let last = '';
  for await (const line of lines) last = line;
  if (!last.startsWith(trailerStart)) throw new BackupError('damaged', 'A dump ends early');
  return JSON.parse(last.slice(trailerStart.length)) as TableCounts;
}

/** Computes counts and digests of the tables that are there. */
export async function presentCounts(connection: Connection): Promise<TableCounts> {
  await prepareSession(connection);
  const counts: TableCounts = {};
  for (const table of await tablesOf(connection)) {
    const digest = countingDigest();
    for await (const tuple of tuplesOf(connection, table)) digest.add(tuple);
    counts[table.name] = digest.result();
  }
  return counts;
}

export async function dropTables(connection: Connection): Promise<void> {
  await connection.query('SET foreign_key_checks = 0');
  for (const { name } of await tablesOf(connection)) await connection.query(`DROP TABLE ${quoted(name)}`);
}
