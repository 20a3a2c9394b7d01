import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

/**
 * Members change their own profile. Admins change all profiles and remove all members but themselves, so that one Admin
 * always remains.
 */
export function profilePermissions(profile: { readonly memberId: string }, caller: Caller): Permissions {
  const isOwn = profile.memberId === caller.id;
  return { update: isOwn || caller.isAdmin, delete: caller.isAdmin && !isOwn };
}
