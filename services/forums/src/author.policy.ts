import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

/** The permissions for posts, comments and notes. Ownership compares ids, because two members may share a name. */
export function authorPermissions(written: { readonly authorId: string }, caller: Caller): Permissions {
  const isAuthor = written.authorId === caller.id;
  return { update: isAuthor, delete: isAuthor || caller.isAdmin };
}

/** Whether the caller may read the texts that a post or a comment had before. */
export function mayReadHistory(written: { readonly authorId: string }, caller: Caller): boolean {
  return written.authorId === caller.id || caller.isAdmin;
}
