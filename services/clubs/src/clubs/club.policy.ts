import type { Permissions } from '@seed/contracts/fields';
import type { Caller } from '@seed/service-kit/caller';

/** Clubs belong to the programme, so every Admin may change every club. */
export function clubPermissions({ isAdmin }: Caller): Permissions {
  return { update: isAdmin, delete: isAdmin };
}

export function mayCreateClubs({ isAdmin }: Caller): boolean {
  return isAdmin;
}

/** The order is one for all members, so it is the Admins'. */
export function mayOrderClubs({ isAdmin }: Caller): boolean {
  return isAdmin;
}
