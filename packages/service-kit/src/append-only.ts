import { isForbiddenStatement } from './database-error.ts';
import { isMysql } from './dialect.ts';
import type { Logger } from './logger.ts';
import type { Database } from './transaction.ts';

/** A table whose rows stay as they are. */
export interface AppendOnlyTable {
  readonly table: string;
  /** The column of the primary key. */
  readonly key: string;
  /** Rows may be deleted this many days after the instant in the column; never if it is not given. */
  readonly deletable?: { readonly after: number; readonly by: string };
}

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
export async function keepAppendOnly(database: Database, table: AppendOnlyTable, log: Logger): Promise<void> {
  const triggers = isMysql(database) ? mysqlTriggers(table) : sqliteTriggers(table);
  try {
    for (const statement of triggers) await database.query(statement);
  } catch (error) {
    if (!isForbiddenStatement(error)) throw error;
    log.warn(
      { err: error, table: table.table },
      'the log is not protected by the database: grant the service the privilege TRIGGER on its database, ' +
        'and set log_bin_trust_function_creators=1 where the server writes a binary log',
    );
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
