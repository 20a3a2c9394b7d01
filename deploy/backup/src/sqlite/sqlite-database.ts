import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isMissing, syncFolder } from '@seed/service-kit/durable-files';
import { DatabaseInUseError, lockFile } from '@seed/service-kit/embedded/file-lock';
import type { SqliteConnection } from '@seed/service-kit/embedded/sqlite-connection';
import { sqliteEngine } from '@seed/service-kit/embedded/sqlite-engine';
import { BackupError } from '../backup-error.ts';
import type { BackedUpSource } from '../backed-up-source.ts';
import type { TableCounts } from '../manifest.ts';

/** An embedded database. A service has its file for itself alone, so the service is stopped during a backup. */
export function sqliteDatabase(file: string): BackedUpSource {
  return {
    kind: 'sqlite',
    label: `the file ${file}`,
    snapshot: (referenceQuery, work) =>
      locked(file, async () => {
        await assertThere(file);
        const found = await reading(file, (connection) => ({
          version: String(connection.all('SELECT sqlite_version() AS value')[0]?.['value']),
          schema: lastMigration(connection),
          references: referencesIn(connection, referenceQuery),
          counts: countsOf(connection),
        }));
        const takenAt = new Date().toISOString();
        return work({ ...found, takenAt, content: () => createReadStream(file), counts: () => found.counts });
      }),
    references: (query) => locked(file, () => reading(file, (connection) => referencesIn(connection, query))),
    async isEmpty() {
      return !(await isThere(file));
    },
    countsIn: (content) => withCopy(`${file}.rehearsal`, content, (copy) => reading(copy, verifiedCounts)),
    restore: (content) =>
      locked(file, async () => {
        const draft = `${file}.restoring`;
        const counts = await withCopy(draft, content, async (copy) => {
          const read = await reading(copy, verifiedCounts);
          for (const rest of ['-wal', '-shm']) await rm(file + rest, { force: true });
          await rename(copy, file);
          await syncFolder(dirname(file));
          return read;
        });
        return counts;
      }),
  };
}

interface Reader {
  all(sql: string): Readonly<Record<string, unknown>>[];
}

/** Opens the file; what a crash left in its log is written into it. */
async function reading<T>(file: string, work: (reader: Reader) => T): Promise<T> {
  const open = await sqliteEngine();
  const connection = open(file);
  try {
    const reader = { all: (sql: string) => allRows(connection, sql) };
    // The engines of Node 20 have no memory that processes share; this mode needs none.
    reader.all('PRAGMA locking_mode = EXCLUSIVE');
    reader.all('PRAGMA wal_checkpoint(TRUNCATE)');
    return work(reader);
  } finally {
    connection.close();
  }
}

function allRows(connection: SqliteConnection, sql: string) {
  const statement = connection.prepare(sql);
  try {
    return statement.all([]);
  } finally {
    statement.finalize();
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function countsOf(reader: Reader): TableCounts {
  const names = reader.all(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1",
  );
  return Object.fromEntries(
    names.map(({ name }) => {
      const [row] = reader.all(`SELECT COUNT(*) AS value FROM ${quoted(String(name))}`);
      return [String(name), { rows: Number(row?.['value']) }];
    }),
  );
}

function verifiedCounts(reader: Reader): TableCounts {
  const [row] = reader.all('PRAGMA integrity_check');
  const result = String(row?.['integrity_check']);
  if (result !== 'ok') throw new BackupError('damaged', `The file in the backup is not whole: ${result}`);
  return countsOf(reader);
}

function lastMigration(reader: Reader): string | null {
  const [table] = reader.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'");
  if (table === undefined) return null;
  const [row] = reader.all('SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1');
  return row === undefined ? null : String(row['name']);
}

function referencesIn(reader: Reader, query: string | undefined): ReadonlySet<string> {
  if (query === undefined) return new Set();
  return new Set(reader.all(query).map((row) => String(Object.values(row)[0])));
}

async function withCopy<T>(
  path: string,
  content: AsyncIterable<Uint8Array>,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
    return await work(path);
  } finally {
    for (const rest of ['', '-wal', '-shm']) await rm(path + rest, { force: true });
  }
}

async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockFile(file).catch((error: unknown) => {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new BackupError('locked', `${error.message}: stop the service first, an embedded database is one process's`);
  });
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function assertThere(file: string): Promise<void> {
  if (!(await isThere(file))) throw new BackupError('config', `${file}: there is no such database`);
}
