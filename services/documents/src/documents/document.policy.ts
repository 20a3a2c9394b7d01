import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

/** Ownership compares ids, because two members may share a name. */
export function documentPermissions(document: { readonly authorId: string }, caller: Caller): Permissions {
  const may = caller.isAdmin || document.authorId === caller.id;
  return { update: may, delete: may };
}
