import type { HiddenMark } from '@seed/contracts/hidden-mark';
import { reportLimits } from '@seed/contracts/reports';
import type { QueryRunner } from 'typeorm';
import type { Caller } from '../caller.ts';
import { instantColumn, varcharColumn } from '../entity-columns.ts';
import { migrationDialect } from '../migration-dialect.ts';
import type { ListRestriction } from '../page-statement.ts';

/** The part of a row that shows whether an Admin has hidden it. */
export interface HideableRow {
  readonly authorId: string;
  /** Null while every member sees it. */
  readonly hiddenAt: Date | null;
  /** The message of the Admin to the author. */
  readonly hiddenMessage: string | null;
}

/** The columns of a row that every member sees. */
export const shown = { hiddenAt: null, hiddenMessage: null } as const;

/**
 * The columns of `HideableRow`, beside the author.
 *
 * @example
 * ```ts
 * const columns = { id: idColumn(), authorId: varcharColumn('author_id', 191), ...hiddenColumns() };
 * ```
 */
export function hiddenColumns() {
  return {
    hiddenAt: instantColumn('hidden_at', { nullable: true }),
    hiddenMessage: varcharColumn('hidden_message', reportLimits.message, { nullable: true }),
  };
}

/**
 * Adds the columns to a table; for a migration.
 *
 * @example
 * ```ts
 * await addHiddenColumns(runner, 'posts');
 * ```
 */
export async function addHiddenColumns(runner: QueryRunner, table: string): Promise<void> {
  const db = migrationDialect(runner);
  await db.addColumn(table, db.instant('hidden_at', { nullable: true }));
  await db.addColumn(table, db.varchar('hidden_message', reportLimits.message, { nullable: true }));
}

/**
 * Reverts `addHiddenColumns`.
 *
 * @example
 * ```ts
 * await dropHiddenColumns(runner, 'posts');
 * ```
 */
export async function dropHiddenColumns(runner: QueryRunner, table: string): Promise<void> {
  for (const column of ['hidden_message', 'hidden_at']) await migrationDialect(runner).dropColumn(table, column);
}

/**
 * Whether the caller sees the row: what is hidden, only its author and Admins see.
 *
 * @example
 * ```ts
 * if (!isVisibleTo(post, caller)) throw notFound();
 * ```
 */
export function isVisibleTo(row: Pick<HideableRow, 'authorId' | 'hiddenAt'>, caller: Caller): boolean {
  return row.hiddenAt === null || row.authorId === caller.id || caller.isAdmin;
}

/**
 * Leaves out of a list what the caller does not see. Few rows are hidden, so the condition needs no index of its own: a
 * page reads the hidden rows between those that it shows.
 *
 * @example
 * ```ts
 * const page = await newest.page(manager, postEntity, { page: { limit: 20 }, restriction: visibleRows(caller) });
 * ```
 */
export function visibleRows(caller: Caller): ListRestriction | undefined {
  if (caller.isAdmin) return undefined;
  return {
    sql: (column) => `(${column('hiddenAt')} IS NULL OR ${column('authorId')} = ?)`,
    parameters: [caller.id],
    isMetBy: (row) => isVisibleTo(row as HideableRow, caller),
  };
}

/**
 * The mark of a hidden row in a response; undefined for one that every member sees.
 *
 * @example
 * ```ts
 * const hidden = hiddenMarkOf(post);
 * ```
 */
export function hiddenMarkOf({
  hiddenAt,
  hiddenMessage,
}: Pick<HideableRow, 'hiddenAt' | 'hiddenMessage'>): HiddenMark | undefined {
  return hiddenAt === null ? undefined : { since: hiddenAt.toISOString(), message: hiddenMessage ?? '' };
}
