import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';
import { notFound } from '@seed/service-kit/problem-error';
import { type HideableRow, isVisibleTo } from '@seed/service-kit/reports/hidden-rows';

const permissionsOf = {
  author: { update: true, delete: true },
  admin: { update: false, delete: true },
  reader: { update: false, delete: false },
} as const satisfies Record<string, Permissions>;

/** The permissions for posts, comments and notes. Ownership compares ids, because two members may share a name. */
export function authorPermissions(written: { readonly authorId: string }, caller: Caller): Permissions {
  if (written.authorId === caller.id) return permissionsOf.author;
  return caller.isAdmin ? permissionsOf.admin : permissionsOf.reader;
}

/** Whether the caller may read the texts that a post or a comment had before. */
export function mayReadHistory(written: { readonly authorId: string }, caller: Caller): boolean {
  return written.authorId === caller.id || caller.isAdmin;
}

/**
 * Returns a post, a comment or a note that the caller sees.
 *
 * @throws ProblemError `not_found` (404) if an Admin has hidden it from them.
 */
export function visible<Row extends HideableRow>(row: Row, caller: Caller): Row {
  if (!isVisibleTo(row, caller)) throw notFound();
  return row;
}
