import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

/** Ownership compares ids, never names: two members may share a name. */
export function sampleItemPermissions(item: { readonly authorId: string }, caller: Caller): Permissions {
  const isAuthor = item.authorId === caller.id;
  return { update: isAuthor, delete: isAuthor || caller.isAdmin };
}
