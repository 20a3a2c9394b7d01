import { LessThan } from 'typeorm';
import { auditEntries, auditTable, timeOrderedId } from './audit-log.ts';
import { isForbiddenStatement } from './database-error.ts';
import { isMysql } from './dialect.ts';
import type { Logger } from './logger.ts';
import type { Database } from './transaction.ts';

/** The days for which entries are kept; until then the database refuses to delete them. */
export const auditRetentionDays = 400;

const dayMs = 24 * 60 * 60 * 1000;
const pruneEveryMs = 60 * 60 * 1000;
const refusal = 'the audit log is append-only';

/**
 * Makes the table append-only by triggers: no entry is changed or replaced, and none is deleted within the retention. A
 * database user without the privilege for triggers gets a warning, and the log is then append-only by the code alone.
 */
export async function protectAuditLog(database: Database, log: Logger): Promise<void> {
  try {
    for (const statement of isMysql(database) ? mysqlTriggers : sqliteTriggers) await database.query(statement);
  } catch (error) {
    if (!isForbiddenStatement(error)) throw error;
    log.warn(
      { err: error },
      'the audit log is not protected by the database: grant the service the privilege TRIGGER on its database, ' +
        'and set log_bin_trust_function_creators=1 where the server writes a binary log',
    );
  }
}

/** Deletes entries that are older than the retention and returns their number. */
export async function pruneAuditLog(database: Database, now = new Date()): Promise<number> {
  const oldest = timeOrderedId(new Date(now.getTime() - auditRetentionDays * dayMs));
  const { affected } = await database.getRepository(auditEntries).delete({ id: LessThan(oldest) });
  return affected ?? 0;
}

/** Prunes every hour until the returned function is called. */
export function scheduleAuditPruning(database: Database, log: Logger): () => void {
  const prune = async (): Promise<void> => {
    try {
      await pruneAuditLog(database);
    } catch (error) {
      log.warn({ err: error }, 'old entries of the audit log could not be deleted');
    }
  };
  const timer = setInterval(() => void prune(), pruneEveryMs).unref();
  return () => clearInterval(timer);
}

const signal = `SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${refusal}'`;

const mysqlTriggers = [
  `CREATE TRIGGER IF NOT EXISTS ${auditTable}_keep BEFORE UPDATE ON ${auditTable} FOR EACH ROW ${signal}`,
  `CREATE TRIGGER IF NOT EXISTS ${auditTable}_stay BEFORE DELETE ON ${auditTable} FOR EACH ROW
   IF OLD.at > UTC_TIMESTAMP() - INTERVAL ${auditRetentionDays} DAY THEN ${signal}; END IF`,
];

const raise = `BEGIN SELECT RAISE(ABORT, '${refusal}'); END`;

const sqliteTriggers = [
  `CREATE TRIGGER IF NOT EXISTS ${auditTable}_keep BEFORE UPDATE ON ${auditTable} ${raise}`,
  `CREATE TRIGGER IF NOT EXISTS ${auditTable}_stay BEFORE DELETE ON ${auditTable}
   WHEN old.at > datetime('now', '-${auditRetentionDays} days') ${raise}`,
  // INSERT OR REPLACE deletes without the trigger for deletions.
  `CREATE TRIGGER IF NOT EXISTS ${auditTable}_once BEFORE INSERT ON ${auditTable}
   WHEN EXISTS (SELECT 1 FROM ${auditTable} WHERE id = new.id) ${raise}`,
];
