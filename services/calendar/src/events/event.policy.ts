import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

export function mayCreateEvents(caller: Caller): boolean {
  return caller.isAdmin;
}

export function eventPermissions(caller: Caller): Permissions {
  return { update: caller.isAdmin, delete: caller.isAdmin };
}
