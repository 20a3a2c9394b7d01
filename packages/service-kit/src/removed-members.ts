import { type EntityManager, EntitySchema, In, type QueryRunner } from 'typeorm';
import { instantColumn, varcharColumn } from './entity-columns.ts';
import { callerIdColumn, idempotencyKeys } from './idempotency.ts';
import type { Logger } from './logger.ts';
import { migrationDialect } from './migration-dialect.ts';
import { forbidden, type ProblemError } from './problem-error.ts';
import type { Database } from './transaction.ts';

/** The id of a removed member, whose tokens are refused. */
export interface RemovedMemberRow {
  readonly memberId: string;
  readonly removedAt: Date;
}

const table = 'removed_members';
const idLength = 191;
/** The longest time until this replica has read a removal that another replica handled. */
const refreshMs = 15_000;

/** The table of removed members. Every service that stores data of members has it in its schema. */
export const removedMembers = new EntitySchema<RemovedMemberRow>({
  name: 'RemovedMember',
  tableName: table,
  columns: {
    memberId: { ...varcharColumn('member_id', idLength), primary: true },
    removedAt: instantColumn('removed_at'),
  },
});

/**
 * Creates the table of removed members, and the column with the owner of a stored first response; for a migration.
 *
 * @example
 * ```ts
 * await createMemberRemoval(runner);
 * ```
 */
export async function createMemberRemoval(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.addColumn('idempotency_keys', callerIdColumn(runner));
  await db.createTable({
    name: table,
    columns: [{ ...db.varchar('member_id', idLength, { exact: true }), isPrimary: true }, db.instant('removed_at')],
  });
}

/**
 * Reverts `createMemberRemoval`.
 *
 * @example
 * ```ts
 * await dropMemberRemoval(runner);
 * ```
 */
export async function dropMemberRemoval(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.dropTable(table);
  await db.dropColumn('idempotency_keys', 'caller_id');
}

/** Records that the members with these ids are removed, and deletes their stored first responses. It is idempotent. */
export async function recordRemoval(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  const removedAt = new Date();
  const rows = memberIds.map((memberId) => ({ memberId, removedAt }));
  await manager.getRepository(removedMembers).upsert(rows, ['memberId']);
  await manager.getRepository(idempotencyKeys).delete({ callerId: In([...memberIds]) });
}

/** The ids of removed members, in memory because every request is checked against them. */
export class RemovedMembers {
  readonly #database: Database;
  readonly #log: Logger;
  #ids: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;

  private constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Reads the ids, and again every 15 s until `close` is called. */
  static async open(database: Database, log: Logger): Promise<RemovedMembers> {
    const opened = new RemovedMembers(database, log);
    await opened.refresh();
    opened.#timer = setInterval(() => void opened.#refreshQuietly(), refreshMs).unref();
    return opened;
  }

  has(memberId: string): boolean {
    return this.#ids.has(memberId);
  }

  async refresh(): Promise<void> {
    const rows = await this.#database.getRepository(removedMembers).find();
    this.#ids = new Set(rows.map(({ memberId }) => memberId));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #refreshQuietly(): Promise<void> {
    await this.refresh().catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the removed members could not be read');
    });
  }
}

/** 403 `forbidden`: the token belongs to a member who was removed. */
export function formerMember(): ProblemError {
  return forbidden('You are no longer a member of this intranet. If that is a mistake, please write to the support.');
}
