import { IsNull, LessThanOrEqual } from 'typeorm';
import { type DeletedRow, deletedRows } from './deleted-rows.ts';
import type { Logger } from './logger.ts';
import { startPolling } from './polling.ts';
import { type Database, inTransaction } from './transaction.ts';
import { finalAfterMs, type FinalizedTable } from './undoable-deletion.ts';

const rowsPerRound = 100;
const usualPollMs = 2000;

export interface FinalDeletionsOptions {
  /** Every `undoableDeletion` of the service. */
  readonly deletions: readonly FinalizedTable[];
  /** The clock; the system's if not given. */
  readonly now?: (() => Date) | undefined;
  /** Milliseconds between two rounds; 2 s if not given. */
  readonly pollMs?: number | undefined;
}

/**
 * Makes deletions final when their time to undo them is over, until the returned function is called. Any number of
 * replicas may run it: each deletion becomes final once.
 *
 * @returns a function that stops it and resolves when no round is under way
 *
 * @example
 * ```ts
 * const stop = startFinalDeletions(database, logger, { deletions: [postDeletion] });
 * await stop();
 * ```
 */
export function startFinalDeletions(
  database: Database,
  logger: Logger,
  { deletions, now = () => new Date(), pollMs = usualPollMs }: FinalDeletionsOptions,
): () => Promise<void> {
  const round = async () => {
    try {
      await finalizeDeletions(database, deletions, new Date(now().getTime() - finalAfterMs));
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'deletions could not be made final; they become so later');
      return false;
    }
  };
  return startPolling(round, { pollMs });
}

/**
 * Makes the deletions final that happened at an instant or before it. With the present instant it ends the time of all of
 * them, for events after which a kept row would hold what is no longer true, such as the name of a removed member.
 *
 * @example
 * ```ts
 * await finalizeDeletions(database, [postDeletion], new Date());
 * ```
 */
export async function finalizeDeletions(
  database: Database,
  deletions: readonly FinalizedTable[],
  until: Date,
): Promise<void> {
  const byNoun = new Map(deletions.map((deletion) => [deletion.noun, deletion]));
  const due = { where: { deletedAt: LessThanOrEqual(until) }, order: { id: 'ASC' }, take: rowsPerRound } as const;
  let rows: DeletedRow[];
  do {
    rows = await database.getRepository(deletedRows).find(due);
    for (const row of rows) await finalize(database, byNoun.get(row.noun), row);
  } while (rows.length === rowsPerRound);
}

function finalize(database: Database, deletion: FinalizedTable | undefined, kept: DeletedRow): Promise<void> {
  return inTransaction(database, async (manager) => {
    const stored = manager.getRepository(deletedRows);
    // Of several replicas, and of a restoration at the same time, one finds the row in this state.
    const { affected } = await stored.delete({ id: kept.id, restoredAt: IsNull() });
    if (affected === 1) await deletion?.finalize(manager, kept);
    else await stored.delete({ id: kept.id });
  });
}
