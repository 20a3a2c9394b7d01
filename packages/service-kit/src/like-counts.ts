import type { LikeTable } from './like-table.ts';
import type { Logger } from './logger.ts';
import { type Database, inTransaction } from './transaction.ts';

const rowsPerBatch = 1000;
/** Replicas of an older release, which store likes without counting them, have ended by then. */
const firstRepairMs = 10 * 60_000;
const repairEveryMs = 24 * 3_600_000;

/**
 * Counts the likes again of each entity whose stored count is wrong, one at a time.
 *
 * @returns the number of wrong counts
 *
 * @example
 * ```ts
 * const repaired = await repairLikeCounts(database, postLikes);
 * ```
 */
export async function repairLikeCounts(database: Database, { table, name }: LikeTable): Promise<number> {
  const [range] = await database.query<{ last: number | null }[]>(`SELECT MAX(id) AS last FROM ${table}`);
  const last = range?.last ?? 0;
  const count = `(SELECT COUNT(*) FROM ${name} WHERE entity_id = ${table}.id)`;
  let repaired = 0;
  for (let from = 0; from < last; from += rowsPerBatch) {
    const wrong = await database.query<{ id: number }[]>(
      `SELECT id FROM ${table} WHERE id > ? AND id <= ? AND like_count <> ${count}`,
      [from, from + rowsPerBatch],
    );
    for (const { id } of wrong) {
      // Like a change of a like, it locks the entity's row first.
      const sql = `UPDATE ${table} SET like_count = ${count} WHERE id = ?`;
      await inTransaction(database, (manager) => manager.query(sql, [id]));
    }
    repaired += wrong.length;
  }
  return repaired;
}

/**
 * Repairs the counts of these tables ten minutes after the start and then every day.
 *
 * @returns a function that ends it
 *
 * @example
 * ```ts
 * const close = scheduleLikeRepair(database, [noticeLikes], log);
 * ```
 */
export function scheduleLikeRepair(database: Database, tables: readonly LikeTable[], log: Logger): () => void {
  const repair = async (): Promise<void> => {
    try {
      for (const table of tables) {
        const repaired = await repairLikeCounts(database, table);
        if (repaired > 0) log.warn({ table: table.name, repaired }, 'counts of likes were wrong and are repaired');
      }
    } catch (error) {
      log.warn({ err: error }, 'the counts of likes could not be checked');
    }
  };
  const first = setTimeout(() => void repair(), firstRepairMs).unref();
  const later = setInterval(() => void repair(), repairEveryMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(later);
  };
}
