import { randomUUID } from 'node:crypto';
import { type EntityManager, type EntitySchema, In } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { fetchRowsBy } from '../fetch-rows.ts';
import type { Logger } from '../logger.ts';
import { startPolling } from '../polling.ts';
import { type Database, inTransaction } from '../transaction.ts';
import { type IndexedRow, indexRows } from './index-rows.ts';
import { placeOf } from './posting-list.ts';
import { type PendingRow, type ProgressRow, type SearchedTable, searchProgress } from './search-index.ts';
import { pageKey, pagePlace, pagesOf } from './sort-page.ts';
import { readPages } from './stored-terms.ts';

const pollMs = 1000;
const leaseMs = 30_000;
/** The number of rows of one transaction; small for the embedded database, which runs one transaction at a time. */
const batchOf = { server: 512, embedded: 64 };

/** The work on one index, which one process does at a time. */
interface Task {
  readonly database: Database;
  readonly index: SearchedTable;
  readonly worker: string;
}

/**
 * Keeps search indexes up to date: every second it adds the rows that have changed, those that were written without the
 * repository, and those from before the index existed, newest first. The next process indexes the batch of a killed
 * one.
 *
 * @returns a function that ends it and resolves when no batch is under way
 */
export function startSearchIndexing(
  database: Database,
  indexes: readonly SearchedTable[],
  log: Logger,
): () => Promise<void> {
  if (indexes.length === 0) return () => Promise.resolve();
  const worker = randomUUID();
  const tasks = indexes.map((index) => ({ database, index, worker }));
  const round = async (isStopped: () => boolean): Promise<boolean> => {
    try {
      for (const task of tasks) await indexAll(task, isStopped);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the search index could not be updated; it is retried');
      return false;
    }
  };
  return startPolling(round, { pollMs, firstMs: 0 });
}

/**
 * Adds all rows to an index that are not in it yet, for tests and measurements.
 *
 * @example
 * ```ts
 * await updateSearchIndex(database, postSearch);
 * ```
 */
export async function updateSearchIndex(database: Database, index: SearchedTable): Promise<void> {
  await indexAll({ database, index, worker: randomUUID() }, () => false);
}

/** Indexes batches as long as there is work for whole ones. */
async function indexAll(task: Task, isStopped: () => boolean): Promise<void> {
  let work: Work = 'more';
  let hasWorked = false;
  while (work === 'more' && !isStopped()) {
    work = await indexBatches(task);
    hasWorked ||= work !== 'none';
  }
  if (hasWorked) await endLease(task);
}

/**
 * The work that a batch found: none, also if another process works on the index; few rows; or a whole batch and perhaps more.
 * What is written meanwhile waits for the next round, because a batch of few rows costs almost as much as a whole one.
 */
type Work = 'none' | 'few' | 'more';

/** Indexes a batch of each kind of rows. */
async function indexBatches(task: Task): Promise<Work> {
  const { database, index } = task;
  const pending = await database
    .getRepository(index.pendingEntity)
    .find({ order: { id: 'ASC' }, take: batchSize(database) });
  const progress = await readProgress(task);
  const newer = await idsAbove(task, progress);
  const older = await idsBelow(task, progress);
  const sizes = [pending, newer, older].map(({ length }) => length);
  if (sizes.every((size) => size === 0) || !(await lease(task, progress))) return 'none';
  if (pending.length > 0) await indexPending(task, pending);
  const startsAgain = newer.length > 0 && !(await indexNewer(task, newer));
  if (startsAgain) return 'more';
  if (older.length > 0) {
    const missing = await missingIds(database.manager, index, older);
    await indexUnseen(task, missing, { below: Math.min(...older) });
  }
  return sizes.includes(batchSize(database)) ? 'more' : 'few';
}

async function indexPending({ database, index }: Task, pending: readonly PendingRow[]): Promise<void> {
  const rows = await changedRows(database, index, uniqueIds(pending));
  await inTransaction(database, async (manager) => {
    await indexRows(manager, index, rows);
    await manager.getRepository(index.pendingEntity).delete(pending.map(({ id }) => id));
  });
}

/**
 * Indexes rows that were written since the last batch. Rows with smaller ids may be committed later, so all ids are checked
 * again after rows without an announcement. Returns false then.
 */
async function indexNewer(task: Task, ids: readonly number[]): Promise<boolean> {
  const { database, index } = task;
  const missing = await missingIds(database.manager, index, ids);
  const isAnnounced = await areAnnounced(database, index, missing);
  const last = Math.max(...ids);
  await indexUnseen(task, missing, isAnnounced ? { above: last } : { above: last, below: last + 1 });
  return isAnnounced;
}

/** Indexes rows that are not in the index, and stores how far the index is. */
async function indexUnseen(
  { database, index }: Task,
  ids: readonly number[],
  moved: Partial<Pick<ProgressRow, 'above' | 'below'>>,
): Promise<void> {
  const rows = await changedRows(database, index, ids);
  await inTransaction(database, async (manager) => {
    await indexRows(manager, index, rows);
    await manager.getRepository(searchProgress).update({ name: index.noun }, moved);
  });
}

async function missingIds(manager: EntityManager, index: SearchedTable, ids: readonly number[]): Promise<number[]> {
  const pages = await readPages(manager, index.tables, pagesOf(ids));
  return ids.filter((id) => {
    const { block, offset } = placeOf(id);
    const { term, at } = pagePlace(offset);
    return (pages.get(pageKey({ block, term }))?.[at] ?? null) === null;
  });
}

/** A row and its announcement are committed together, so a row without one was written without the repository. */
async function areAnnounced(database: Database, index: SearchedTable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const announced = await database.getRepository(index.pendingEntity).findBy({ rowId: In([...ids]) });
  const announcedIds = new Set(announced.map(({ rowId }) => rowId));
  return ids.every((id) => announcedIds.has(id));
}

/** The new rows, in their order. */
function idsAbove(task: Task, { above }: ProgressRow): Promise<number[]> {
  return idsWhere(task, 'id > ? ORDER BY id', above);
}

/** The old rows, newest first. */
function idsBelow(task: Task, { below }: ProgressRow): Promise<number[]> {
  return idsWhere(task, 'id < ? ORDER BY id DESC', below);
}

async function idsWhere({ database, index }: Task, condition: string, id: number): Promise<number[]> {
  const { tableName } = database.getMetadata(index.entity);
  const sql = `SELECT id FROM ${tableName} WHERE ${condition} LIMIT ${batchSize(database)}`;
  const rows = await database.query<{ id: number }[]>(sql, [id]);
  return rows.map((row) => row.id);
}

async function readProgress({ database, index, worker }: Task): Promise<ProgressRow> {
  const progress = database.getRepository(searchProgress);
  const known = await progress.findOneBy({ name: index.noun });
  if (known !== null) return known;
  const { tableName } = database.getMetadata(index.entity);
  const [range] = await database.query<{ last: number | null }[]>(`SELECT MAX(id) AS last FROM ${tableName}`);
  const last = range?.last ?? 0;
  const begun = { name: index.noun, above: last, below: last + 1, worker, leasedUntil: 0 };
  await progress.createQueryBuilder().insert().values(begun).orIgnore().execute();
  return begun;
}

/** Two processes may index the same rows, but one of them would waste its work. */
async function lease(
  { database, index, worker }: Task,
  { worker: holder, leasedUntil }: ProgressRow,
): Promise<boolean> {
  const now = Date.now();
  if (holder !== worker && Number(leasedUntil) > now) return false;
  const { affected } = await database
    .getRepository(searchProgress)
    .update({ name: index.noun, worker: holder }, { worker, leasedUntil: now + leaseMs });
  return affected === 1;
}

async function endLease({ database, index, worker }: Task): Promise<void> {
  await database.getRepository(searchProgress).update({ name: index.noun, worker }, { leasedUntil: 0 });
}

function changedRows(
  database: Database,
  { entity }: SearchedTable,
  ids: readonly number[],
): Promise<readonly IndexedRow[]> {
  return fetchRowsBy(database.manager, entity as EntitySchema<IndexedRow>, { property: 'id', values: ids });
}

function uniqueIds(pending: readonly PendingRow[]): number[] {
  return [...new Set(pending.map(({ rowId }) => rowId))];
}

function batchSize(database: Database): number {
  return isMysql(database) ? batchOf.server : batchOf.embedded;
}
