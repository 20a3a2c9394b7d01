import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, inTransaction, type Transaction } from '@seed/service-kit/transaction';
import { z } from 'zod';
import { registrySchema } from '../db/schema.ts';
import { logRepository } from '../log/log.repository.ts';
import { folderStorage } from '../releases/folder-storage.ts';
import type { ReleaseStorage } from '../releases/release-storage.ts';
import { digestOf } from '@seed/contracts/node/release-files';
import { verifyChain } from '../log/verify-chain.ts';
import { type BackedUpRow, backupRepository } from './backup.repository.ts';

/** The database and the files of a registry. */
export interface RegistryStore {
  readonly database: Database;
  readonly storage: ReleaseStorage;
}

const summary = z.object({
  /** The instant of the backup. */
  at: z.string(),
  /** The number of rows, by table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** The hash of the log's last entry. */
  head: z.string(),
});

export type BackupSummary = z.infer<typeof summary>;

const summaryFile = 'backup.json';
const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.jsonl`);
const filesIn = (folder: string) => folderStorage(join(folder, 'files'));

/**
 * Writes all tables as they are at one moment, and every file of a release, into a folder. Files that an earlier backup
 * has put there are not read again. The summary is written last, so a folder without it is no backup.
 */
export async function backUp({ database, storage }: RegistryStore, folder: string): Promise<BackupSummary> {
  const { tables, head } = await inTransaction(database, snapshot);
  await mkdir(join(folder, 'tables'), { recursive: true });
  for (const [table, rows] of tables) {
    await writeFile(tableFile(folder, table), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  const digests = await backupRepository(database.manager).digests();
  const kept = filesIn(folder);
  for (const digest of digests) if ((await kept.get(digest)) === null) await copy(digest, storage, kept);
  const rows = Object.fromEntries([...tables].map(([table, { length }]) => [table, length]));
  const written = { at: new Date().toISOString(), rows, files: digests.length, head };
  await writeFile(join(folder, `${summaryFile}.new`), JSON.stringify(written, null, 2));
  await rename(join(folder, `${summaryFile}.new`), join(folder, summaryFile));
  return written;
}

/** The lock keeps changes away, so that all tables are of one moment. */
async function snapshot(manager: Transaction) {
  const { hash: head } = await logRepository(manager).lock();
  const stored = backupRepository(manager);
  const tables = new Map<string, BackedUpRow[]>();
  for (const entity of registrySchema.entities) tables.set(stored.tableOf(entity), await stored.read(entity));
  return { tables, head };
}

async function copy(digest: string, from: ReleaseStorage, to: ReleaseStorage): Promise<void> {
  const content = await from.get(digest);
  if (content === null || digestOf(content) !== digest) throw new Error(`The file ${digest} is missing or changed`);
  await to.put(digest, content);
}

/**
 * Restores a backup into an empty registry: first the files, then all tables in one step. The chain of the log is computed
 * again before the result counts.
 *
 * @throws Error if the registry is not empty, if the backup is not whole, or if its log is not intact.
 */
export async function restore({ database, storage }: RegistryStore, folder: string): Promise<BackupSummary> {
  const made = summary.parse(JSON.parse(await readFile(join(folder, summaryFile), 'utf8')));
  const stored = backupRepository(database.manager);
  if (!(await stored.isEmpty())) throw new Error('The registry is not empty: restore into a new database');
  const tables = new Map<string, BackedUpRow[]>();
  for (const entity of registrySchema.entities) {
    const table = stored.tableOf(entity);
    const rows = await readRows(tableFile(folder, table));
    if (rows.length !== made.rows[table]) throw new Error(`The backup is not whole: ${table} has ${rows.length} rows`);
    tables.set(table, rows);
  }
  for (const digest of stored.digestsIn(tables)) await copy(digest, filesIn(folder), storage);
  await inTransaction(database, async (manager) => {
    const target = backupRepository(manager);
    for (const entity of registrySchema.entities) await target.write(entity, tables.get(target.tableOf(entity)) ?? []);
    const { isIntact, brokenAt } = await verifyChain(logRepository(manager), made.head);
    if (!isIntact) throw new Error(`The log of the backup is not intact: entry ${brokenAt}`);
  });
  return made;
}

async function readRows(file: string): Promise<BackedUpRow[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as BackedUpRow);
}
