import { createHash } from 'node:crypto';
import {
  type DataSource,
  type EntityManager,
  EntitySchema,
  LessThan,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';
import { isUniqueViolation } from './database-error.ts';
import { isMysql } from './dialect.ts';
import { instantColumn, jsonColumn, varcharColumn } from './entity-columns.ts';
import type { Logger } from './logger.ts';
import { migrationDialect } from './migration-dialect.ts';
import { conflict } from './problem-error.ts';
import { type Database, inTransaction } from './transaction.ts';

/** The first response to a request with an `Idempotency-Key`, stored for 24 hours. */
export interface IdempotencyRow {
  readonly id: string;
  /** Null for a response that was stored before this column existed. */
  readonly callerId: string | null;
  readonly createdAt: Date;
  /** `{ value }`, so that the response may be any JSON value; null while the first request is running. */
  readonly response: object | null;
}

const table = 'idempotency_keys';
const callerIdLength = 191;
const dayMs = 24 * 60 * 60 * 1000;
const purgeEveryMs = 60 * 60 * 1000;

/** The table of first responses, by caller, operation and key; every service has it in its schema. */
export const idempotencyKeys = new EntitySchema<IdempotencyRow>({
  name: 'IdempotencyKey',
  tableName: table,
  columns: {
    id: { ...varcharColumn('id', 64), primary: true },
    callerId: varcharColumn('caller_id', callerIdLength, { nullable: true }),
    createdAt: instantColumn('created_at'),
    response: jsonColumn('answer', { nullable: true }),
  },
  indices: [{ name: 'idx_idempotency_keys_created', columns: ['createdAt'] }],
});

/**
 * Creates the table of first responses; for the first migration of a service.
 *
 * @example
 * ```ts
 * await createIdempotencyTable(runner);
 * ```
 */
export async function createIdempotencyTable(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: table,
    columns: [
      { ...db.varchar('id', 64, { exact: true }), isPrimary: true },
      callerIdColumn(runner),
      db.instant('created_at'),
      db.json('answer', { nullable: true }),
    ],
    indices: [{ name: 'idx_idempotency_keys_created', columns: ['created_at'] }],
  });
}

/** The column with the owner of a stored response; for a migration. */
export function callerIdColumn(runner: QueryRunner): TableColumnOptions {
  return migrationDialect(runner).varchar('caller_id', callerIdLength, { exact: true, nullable: true });
}

/** The request that `createOnce` recognises when it is repeated. */
export interface IdempotentRequest {
  /** The caller's id. */
  readonly caller: string;
  /** The endpoint's operation. */
  readonly operation: string;
  /** The header `Idempotency-Key`; without one, every request creates an entity. */
  readonly key: string | undefined;
}

/**
 * Runs `create` once for a key, in a transaction: key and work are stored together or not at all. A later or concurrent
 * request with the same key gets the first result, which is kept as JSON for 24 hours.
 *
 * @param create returns the response that is sent; it uses the given manager only
 * @returns the response of this request, or of the first one with its key
 * @throws ProblemError `conflict` (409) while the first request with the key is still running.
 *
 * @example
 * ```ts
 * const request = { caller: caller.id, operation: createPost.operation, key: idempotencyKey };
 * return createOnce(database, request, async (manager) => presentPost(await postsRepository(manager).insert(post)));
 * ```
 */
export function createOnce<T>(
  database: Database,
  key: IdempotentRequest,
  create: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const recognisesRepetition = key.key !== undefined;
  return inTransaction(database, (manager) => once(manager, key, () => create(manager)), { recognisesRepetition });
}

async function once<T>(manager: EntityManager, key: IdempotentRequest, create: () => Promise<T>): Promise<T> {
  const id = rowIdOf(key);
  if (id === undefined) return create();
  const first = await reserveKey(manager, { id, callerId: key.caller });
  if (first !== undefined) return first.value as T;
  const value = await create();
  await manager.getRepository(idempotencyKeys).update({ id }, { response: { value } });
  return value;
}

/** Undefined for a request without a key. */
function rowIdOf({ caller, operation, key }: IdempotentRequest): string | undefined {
  if (key === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([caller, operation, key]))
    .digest('hex');
}

/**
 * Stores the responses of requests that were handled together, each of them with its key if it has one.
 *
 * @param manager belongs to the transaction of the requests
 * @throws QueryFailedError for a unique violation if one of them repeats an earlier request, or another of them.
 */
export async function storeFirstResponses(
  manager: EntityManager,
  responses: readonly { readonly request: IdempotentRequest; readonly value: unknown }[],
): Promise<void> {
  const createdAt = new Date();
  const rows = responses.flatMap(({ request, value }) => {
    const id = rowIdOf(request);
    return id === undefined ? [] : [{ id, callerId: request.caller, createdAt, response: { value } }];
  });
  if (rows.length > 0) await manager.getRepository(idempotencyKeys).insert(rows);
}

/** Reserves the key for this request, or returns the response of the first one. */
async function reserveKey(
  manager: EntityManager,
  { id, callerId }: Pick<IdempotencyRow, 'id' | 'callerId'>,
): Promise<{ readonly value: unknown } | undefined> {
  const keys = manager.getRepository(idempotencyKeys);
  const createdAt = new Date();
  try {
    // A concurrent request with the same key waits at this insert until the first has committed or rolled back.
    await keys.insert({ id, callerId, createdAt, response: null });
    return undefined;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const row = await findKey(manager, id);
  if (row !== null && row.createdAt < dayBefore(createdAt)) {
    await keys.update({ id }, { createdAt, response: null });
    return undefined;
  }
  const response = row?.response;
  if (response == null || !('value' in response)) throw conflict('The first request with this key is still running.');
  return response;
}

function findKey(manager: EntityManager, id: string): Promise<IdempotencyRow | null> {
  const query = manager.getRepository(idempotencyKeys).createQueryBuilder('key').where('key.id = :id', { id });
  // The transaction's snapshot may be older than the row; a locking read sees what is committed.
  if (isMysql(manager.dataSource)) query.setLock('pessimistic_read');
  return query.getOne();
}

function dayBefore(instant: Date): Date {
  return new Date(instant.getTime() - dayMs);
}

/** Deletes responses that are older than 24 hours and returns their number. */
export async function purgeIdempotencyKeys(dataSource: DataSource): Promise<number> {
  const old = LessThan(dayBefore(new Date()));
  const { affected } = await dataSource.getRepository(idempotencyKeys).delete({ createdAt: old });
  return affected ?? 0;
}

/** Purges every hour until the returned function is called. */
export function schedulePurge(dataSource: DataSource, logger: Logger): () => void {
  const purge = async (): Promise<void> => {
    try {
      await purgeIdempotencyKeys(dataSource);
    } catch (error) {
      logger.warn({ err: error }, 'old idempotency keys could not be purged');
    }
  };
  const timer = setInterval(() => void purge(), purgeEveryMs).unref();
  return () => clearInterval(timer);
}
