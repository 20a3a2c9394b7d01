import { LessThan } from 'typeorm';
import { keepAppendOnly } from './append-only.ts';
import { timeOrderedId } from './audit-entry.ts';
import { auditEntries, auditTable } from './audit-log.ts';
import type { Logger } from './logger.ts';
import type { Database } from './transaction.ts';

/** The days for which entries are kept; until then the database refuses to delete them. */
export const auditRetentionDays = 400;

const dayMs = 24 * 60 * 60 * 1000;
const pruneEveryMs = 60 * 60 * 1000;

/** Makes the table append-only: no entry is changed or replaced, and none is deleted within the retention. */
export function protectAuditLog(database: Database, log: Logger): Promise<void> {
  return keepAppendOnly(
    database,
    { table: auditTable, key: 'id', deletable: { after: auditRetentionDays, by: 'at' } },
    log,
  );
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
