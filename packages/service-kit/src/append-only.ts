import type { DataSource } from 'typeorm';
import { isForbiddenStatement, isTriggerUnread } from './database-error.ts';
import { isMysql } from './dialect.ts';
import type { Logger } from './logger.ts';

/** A table whose rows stay as they are. */
export interface AppendOnlyTable {
  readonly table: string;
  /** The column of the primary key. */
  readonly key: string;
  /** Rows may be deleted this many days after the instant in the column; never if it is not given. */
  readonly deletable?: { readonly after: number; readonly by: string };
}

interface Protection {
  readonly table: AppendOnlyTable;
  readonly log: Logger;
}

/** The append-only tables of a database, by name. */
const appendOnlyTables = new WeakMap<DataSource, Map<string, Protection>>();
/** Repairs that are running. */
const repairs = new WeakMap<DataSource, Promise<void>>();

/**
 * Makes a table append-only by triggers: no row is changed, replaced or deleted too early. A database user without the
 * privilege for triggers gets a warning, and the table is then append-only by the code alone.
 *
 * @param table names of the code, which are written into the statements as they are
 *
 * @example
 * ```ts
 * await keepAppendOnly(database, { table: 'log_entries', key: 'sequence' }, logger);
 * ```
 */
export async function keepAppendOnly(database: DataSource, table: AppendOnlyTable, log: Logger): Promise<void> {
  const tables = appendOnlyTables.get(database) ?? new Map<string, Protection>();
  appendOnlyTables.set(database, tables.set(table.table, { table, log }));
  await createTriggers(database, { table, log });
}

/**
 * Makes the server read the triggers of all append-only tables again. A MariaDB that is interrupted while it opens a table,
 * by the end of a connection or of the quorum, keeps the table open without them and refuses all writes to it
 * (seen in 10.11.19). Creating triggers that exist closes the table. Calls at the same time share one repair.
 */
export function rereadTriggers(database: DataSource): Promise<void> {
  const running = repairs.get(database) ?? repair(database).finally(() => repairs.delete(database));
  repairs.set(database, running);
  return running;
}

async function repair(database: DataSource): Promise<void> {
  for (const { table, log } of appendOnlyTables.get(database)?.values() ?? []) {
    log.warn(
      { table: table.table },
      'the database did not read the triggers of the log; it is made to read them again',
    );
    await createTriggers(database, { table, log });
  }
}

async function createTriggers(database: DataSource, { table, log }: Protection): Promise<void> {
  const triggers = isMysql(database) ? mysqlTriggers(table) : sqliteTriggers(table);
  try {
    for (const statement of triggers) await createTrigger(database, statement);
  } catch (error) {
    if (!isForbiddenStatement(error)) throw error;
    log.warn(
      { err: error, table: table.table },
      'the log is not protected by the database: grant the service the privilege TRIGGER on its database, ' +
        'and set log_bin_trust_function_creators=1 where the server writes a binary log',
    );
  }
}

async function createTrigger(database: DataSource, statement: string): Promise<void> {
  try {
    await database.query(statement);
  } catch (error) {
    if (!isTriggerUnread(error)) throw error;
    // The statement has failed for the triggers that were not read, and has closed the table all the same.
    await database.query(statement);
  }
}

const refusal = 'the log is append-only';

function mysqlTriggers({ table, deletable }: AppendOnlyTable): string[] {
  const signal = `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${refusal}'`;
  const early = deletable && `OLD.${deletable.by} > UTC_TIMESTAMP() - INTERVAL ${deletable.after} DAY`;
  const onDelete = early === undefined ? signal : `IF ${early} THEN ${signal}; END IF`;
  return [
    `CREATE TRIGGER IF NOT EXISTS ${table}_keep BEFORE UPDATE ON ${table} FOR EACH ROW ${signal}`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_stay BEFORE DELETE ON ${table} FOR EACH ROW ${onDelete}`,
  ];
}

function sqliteTriggers({ table, key, deletable }: AppendOnlyTable): string[] {
  const raise = `BEGIN SELECT RAISE(ABORT, '${refusal}'); END`;
  const early = deletable === undefined ? '' : `WHEN old.${deletable.by} > datetime('now', '-${deletable.after} days')`;
  return [
    `CREATE TRIGGER IF NOT EXISTS ${table}_keep BEFORE UPDATE ON ${table} ${raise}`,
    `CREATE TRIGGER IF NOT EXISTS ${table}_stay BEFORE DELETE ON ${table} ${early} ${raise}`,
    // INSERT OR REPLACE deletes without the trigger for deletions.
    `CREATE TRIGGER IF NOT EXISTS ${table}_once BEFORE INSERT ON ${table}
     WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${key} = new.${key}) ${raise}`,
  ];
}
