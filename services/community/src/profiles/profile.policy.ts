import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

export function profilePermissions(profile: { readonly memberId: string }, caller: Caller): Permissions {
  return { update: profile.memberId === caller.id || caller.isAdmin, delete: caller.isAdmin };
}
