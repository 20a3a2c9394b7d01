import { type EntityManager, IsNull, type ObjectLiteral } from 'typeorm';
import type { Caller } from './caller.ts';
import { keepContent, takeDependents } from './deletions/deleted-content.ts';
import { type DeletedRow, deletedRows, revive } from './deleted-rows.ts';
import { type DependentRows, insertDependents, readDependents } from './deletions/dependent-rows.ts';
import { notFound } from './problem-error.ts';
import { announce } from './search/pending-rows.ts';
import type { SearchIndex } from './search/search-index.ts';
import { OptimisticLockError } from './transaction.ts';
import { type Versioned, versionedRows } from './versioned-rows.ts';

export type { DependentRows } from './deletions/dependent-rows.ts';

/** A page offers to undo a deletion for so long, in milliseconds. */
export const undoMs = 10_000;

/** A click in the last moment arrives later, so the service waits longer than the page offers. */
const graceMs = 2000;

/** The milliseconds after which a deletion is final. */
export const finalAfterMs = undoMs + graceMs;

/** A deletion that is final. */
export interface FinalDeletion<Row> {
  readonly row: Row;
  /** The rows that were deleted with it, in the order of `dependents`; each is followed by its own dependents. */
  readonly dependents: readonly (readonly ObjectLiteral[])[];
  /** The member who deleted it. */
  readonly actor: Pick<Caller, 'id' | 'name'>;
  readonly deletedAt: Date;
}

export interface UndoableDeletionOptions<Row extends ObjectLiteral> {
  /** The search index of the table. */
  readonly index: SearchIndex<Row>;
  /** The rows that a restoration brings back, too. */
  readonly dependents?: readonly DependentRows[];
  /**
   * Runs in the transaction of a restoration before the row is stored again, e.g. to count it. What it throws refuses the
   * restoration.
   */
  readonly onRestore?: (manager: EntityManager, row: Row) => Promise<void>;
  /** Runs in the transaction that makes a deletion final, e.g. to notify members. */
  readonly onFinal?: (manager: EntityManager, deletion: FinalDeletion<Row>) => Promise<void>;
}

/** The part of an undoable deletion that does not depend on the type of the rows. */
export interface FinalizedTable {
  readonly noun: string;
  finalize(manager: EntityManager, kept: DeletedRow): Promise<void>;
}

/** Deletes rows of one table so that the member who deleted one may restore it for ten seconds. */
export interface UndoableDeletion<Row extends Versioned & ObjectLiteral> extends FinalizedTable {
  /** Deletes a row that the transaction has locked, as of the instant. */
  remove(manager: EntityManager, row: Row, by: Act): Promise<void>;
  /**
   * Brings a row back as it was, with its id and version. A second restoration has the same result.
   *
   * @throws ProblemError `not_found` (404) if the caller has not deleted it, or its time is over.
   */
  restore(manager: EntityManager, id: number, by: Act): Promise<Restoration<Row>>;
}

/** A row that is back. */
export interface Restoration<Row> {
  readonly row: Row;
  /** Whether an earlier request has restored it, of which this one is a retry. */
  readonly isRepeated: boolean;
}

/** A member who acts, and when. */
export interface Act {
  readonly caller: Pick<Caller, 'id' | 'name'>;
  readonly at: Date;
}

/**
 * Declares how rows of a table are deleted so that it can be undone. A deleted row moves to the table `deletedRows`, so no
 * list, search or other statement needs to leave it out. `startFinalDeletions` makes deletions final.
 *
 * @example
 * ```ts
 * const postDeletion = undoableDeletion({ index: postSearch, dependents: [{ entity: comments, property: 'postId' }] });
 * await postDeletion.remove(manager, post, { caller, at: new Date() });
 * const { row } = await postDeletion.restore(manager, post.id, { caller, at: new Date() });
 * ```
 */
export function undoableDeletion<Row extends Versioned & ObjectLiteral>({
  index,
  dependents = [],
  onRestore,
  onFinal,
}: UndoableDeletionOptions<Row>): UndoableDeletion<Row> {
  const { noun, entity, tables } = index;
  return {
    noun,
    async remove(manager, row, { caller, at }) {
      const kept = manager.getRepository(deletedRows);
      // It may have been deleted and restored before.
      await kept.delete({ noun, rowId: row.id });
      const content = { row, dependents: await readDependents(manager, dependents, [row.id]) };
      const by = { memberId: caller.id, memberName: caller.name };
      await keepContent(manager, { noun, rowId: row.id, ...by, deletedAt: at, restoredAt: null }, content);
      await versionedRows(manager, entity).delete(row.id);
    },
    async restore(manager, id, { caller, at }) {
      const kept = await manager.getRepository(deletedRows).findOneBy({ noun, rowId: id, memberId: caller.id });
      if (kept === null || at.getTime() - kept.deletedAt.getTime() > finalAfterMs) throw notFound();
      if (kept.restoredAt !== null) return { row: await versionedRows(manager, entity).get(id), isRepeated: true };
      await claim(manager, kept, at);
      const row = revive(manager, entity, kept.content.row);
      await onRestore?.(manager, row);
      await manager.getRepository(entity).insert(row);
      await insertDependents(manager, dependents, await takeDependents(manager, kept));
      await announce(manager, tables, id);
      // The database gives the values the types that every other read has.
      return { row: await versionedRows(manager, entity).get(id), isRepeated: false };
    },
    async finalize(manager, kept) {
      const { content, memberId, memberName, deletedAt } = kept;
      const actor = { id: memberId, name: memberName };
      const row = revive(manager, entity, content.row);
      const rows = await takeDependents(manager, kept);
      await onFinal?.(manager, { row, dependents: rows, actor, deletedAt });
    },
  };
}

/** A restoration and another one, or the final deletion, may run at the same time: one changes the row, the other waits. */
async function claim(manager: EntityManager, { id }: DeletedRow, restoredAt: Date): Promise<void> {
  const { affected } = await manager.getRepository(deletedRows).update({ id, restoredAt: IsNull() }, { restoredAt });
  // The transaction runs again and reads what the other one has done.
  if (affected !== 1) throw new OptimisticLockError();
}
