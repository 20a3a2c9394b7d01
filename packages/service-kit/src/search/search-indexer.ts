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
/** A larger batch takes less time a row, so that many writes a second leave most of the time to requests. */
const share = 0.1;
/** The number of rows of one transaction; small for the embedded database, which runs one transaction at a time. */
const batchOf = { server: 512, embedded: 64 };

/** The work on one index, which one process does at a time. */
interface Task {
  readonly database: Database;
  readonly index: SearchedTable;
  readonly worker: string;
}

/**
 * Keeps search indexes up to date: every second, and less often while many rows are written, it adds the rows that have
 * changed, those that were written without the repository, and those from before the index existed, newest first. The next
 * process indexes the batch of a killed one.
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
  return startPolling(round, { pollMs, firstMs: 0, share });
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

async function indexAll(task: Task, isStopped: () => boolean): Promise<void> {
  let hasWorked = false;
  while (!isStopped() && (await indexBatch(task))) hasWorked = true;
  if (hasWorked) await endLease(task);
}

/** Indexes one batch. Returns false if there is nothing to do, or another process works on the index. */
async function indexBatch(task: Task): Promise<boolean> {
  const { database, index } = task;
  const pending = await database
    .getRepository(index.pendingEntity)
    .find({ order: { id: 'ASC' }, take: batchSize(database) });
  const progress = await readProgress(task);
  const unseen = pending.length > 0 ? [] : await unseenIds(task, progress);
  if (pending.length === 0 && unseen.length === 0) return false;
  if (!(await lease(task, progress))) return false;
  if (pending.length > 0) await indexPending(task, pending);
  else await indexUnseen(task, progress, unseen);
  return true;
}

async function indexPending({ database, index }: Task, pending: readonly PendingRow[]): Promise<void> {
  const rows = await changedRows(database, index, uniqueIds(pending));
  await inTransaction(database, async (manager) => {
    await indexRows(manager, index, rows);
    await manager.getRepository(index.pendingEntity).delete(pending.map(({ id }) => id));
  });
}

/** Indexes rows from before the index existed, and rows that were written without the repository. */
async function indexUnseen({ database, index }: Task, progress: ProgressRow, ids: readonly number[]): Promise<void> {
  const missing = await missingIds(database.manager, index, ids);
  const rows = await changedRows(database, index, missing);
  const isAnnounced = await areAnnounced(database, index, missing);
  await inTransaction(database, async (manager) => {
    await indexRows(manager, index, rows);
    const moved = movedProgress(progress, { ids, isAnnounced });
    await manager.getRepository(searchProgress).update({ name: index.noun }, moved);
  });
}

/** Rows with smaller ids may be committed later, so all ids are checked again after rows without an announcement. */
function movedProgress(
  { above }: ProgressRow,
  { ids, isAnnounced }: { readonly ids: readonly number[]; readonly isAnnounced: boolean },
): Partial<ProgressRow> {
  const last = Math.max(...ids);
  if (last <= above) return { below: Math.min(...ids) };
  return isAnnounced ? { above: last } : { above: last, below: last + 1 };
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

/** New rows first, in their order; then the old ones, newest first. */
async function unseenIds({ database, index }: Task, { above, below }: ProgressRow): Promise<number[]> {
  const { tableName } = database.getMetadata(index.entity);
  const limit = `LIMIT ${batchSize(database)}`;
  const newer = `SELECT id FROM ${tableName} WHERE id > ? ORDER BY id ${limit}`;
  const older = `SELECT id FROM ${tableName} WHERE id < ? ORDER BY id DESC ${limit}`;
  for (const [sql, id] of [[newer, above] as const, [older, below] as const]) {
    const rows = await database.query<{ id: number }[]>(sql, [id]);
    if (rows.length > 0) return rows.map((row) => row.id);
  }
  return [];
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

function changedRows(database: Database, { entity }: SearchedTable, ids: readonly number[]): Promise<IndexedRow[]> {
  return fetchRowsBy(database.manager, entity as EntitySchema<IndexedRow>, { property: 'id', values: ids });
}

function uniqueIds(pending: readonly PendingRow[]): number[] {
  return [...new Set(pending.map(({ rowId }) => rowId))];
}

function batchSize(database: Database): number {
  return isMysql(database) ? batchOf.server : batchOf.embedded;
}
